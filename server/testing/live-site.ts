import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/postgres/connect.ts';
import { freePort } from '#server/postgres/free-port.ts';
import { keepSecrets } from '#server/secrets.ts';
import { eventually } from './eventually.ts';
import { inLiveDatabase } from './live-database.ts';
import { layReadyCluster } from './ready-cluster.ts';
import { letSessionsGrowOld } from './sessions.ts';
import { type Received, smtpPeer, type SmtpPeerOptions } from './smtp-peer.ts';
import { testFolder } from './test-folder.ts';
import { startTestServer } from './test-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built site behind a real server, and the mail server that it writes to. */
export type LiveSite = {
  readonly url: string;
  readonly dataDir: string;
  /** Where its mail server listens, on this machine. */
  readonly mailPort: number;
  /** Everything that was mailed, oldest first. */
  readonly mails: () => readonly Received[];
  /** The mail that quotes this reference. */
  readonly mailAbout: (reference: string) => Promise<Received>;
  /** The messages in the database, oldest first. */
  readonly stored: () => Promise<Stored[]>;
  /** Makes an account with a confirmed address, as whoever runs the site can. Out: its id. */
  readonly makeAccount: (account: NewAccount) => Promise<string>;
  /** Lets all sessions of an account look as if they had begun hours ago. */
  readonly letSessionsGrowOld: (accountId: string) => Promise<void>;
  /** Does something in the database of the server, as its owner. */
  readonly inDatabase: <Result>(work: (sql: Database) => Promise<Result>) => Promise<Result>;
  /** Ends the server without a word, as a power cut does. */
  readonly killServer: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly startServer: () => Promise<void>;
  /** From now on the mail server knows nobody by this address, or does again. */
  readonly refuseMailTo: (address: string, isRefused: boolean) => void;
  readonly stopMailServer: () => Promise<void>;
  readonly startMailServer: () => Promise<void>;
  readonly serverSays: (text: string) => Promise<unknown>;
  /** What the server has written so far. */
  readonly output: () => string;
  readonly end: () => Promise<void>;
};

type Stored = { reference: string; name: string; message: string; suspected: string | null };

type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly user_metadata?: { readonly name: string };
  readonly app_metadata?: { readonly role: 'team' | 'admin' };
};

type MoreSettings = (url: string) => Promise<Readonly<Record<string, string>>>;

/**
 * Starts a server with a database and a mail server of its own. It never reads a `.env`.
 * @param more Settings beside the usual ones, once the address is known.
 * @param isDurable It makes its own database on a disk and waits for that disk, as a real one does. Slower.
 */
export async function goLive(
  buildFolder = 'dist',
  more: MoreSettings = async () => ({}),
  { isDurable = false } = {},
): Promise<LiveSite> {
  // What is open, freed in the other order: also when the next step of the start fails.
  await using opened = new AsyncDisposableStack();
  const folder = testFolder(isDurable);
  opened.defer(folder.remove);
  await symlink(join(root, buildFolder), join(folder.path, 'dist'));
  const unknown = new Set<string>();
  const refuses: SmtpPeerOptions['refuses'] = (command, address) =>
    command === 'RCPT TO' && unknown.has(address) ? [550, '5.1.1 No such user here'] : undefined;
  let peer = await smtpPeer({ refuses });
  opened.defer(() => peer.close());
  const port = String(await freePort());
  const mails: Received[] = [];
  const settings: Readonly<Record<string, string>> = {
    HOST: '127.0.0.1',
    PORT: port,
    // The links in its mails lead here.
    PUBLIC_SITE_URL: `http://127.0.0.1:${port}`,
    RATE_LIMITS: 'off',
    SMTP_URL: peer.url,
    MAIL_FROM: 'hello@example.org',
    MAIL_TO: 'team@example.org',
    ...(await more(`http://127.0.0.1:${port}`)),
  };
  const dataDir = settings['DATA_DIR'] ?? join(folder.path, 'data');
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  if (!isDurable) await layReadyCluster(dataDir);
  let server = await startTestServer(folder.path, settings);
  opened.defer(async () => {
    await server.end();
  });
  const received = () => [...mails, ...peer.received];
  const whole = opened.move();
  return {
    url: server.url,
    dataDir,
    mailPort: peer.port,
    mails: received,
    mailAbout: (reference) =>
      eventually(`a mail about ${reference}`, () => received().find(({ raw }) => raw.includes(reference)), 20_000),
    stored: () =>
      inLiveDatabase(
        dataDir,
        (sql) => sql<Stored[]>`
          select reference, name, message, suspected from app_private.messages order by created_at`,
      ),
    makeAccount: (account) => makeAccount(server.url, dataDir, account),
    letSessionsGrowOld: (accountId) => inLiveDatabase(dataDir, (sql) => letSessionsGrowOld({ sql }, accountId)),
    inDatabase: (work) => inLiveDatabase(dataDir, work),
    killServer: async () => {
      await server.end('SIGKILL');
    },
    startServer: async () => {
      server = await startTestServer(folder.path, settings);
    },
    refuseMailTo: (address, isRefused) => void (isRefused ? unknown.add(address) : unknown.delete(address)),
    stopMailServer: async () => {
      mails.push(...peer.received);
      await peer.close();
    },
    startMailServer: async () => {
      peer = await smtpPeer({ port: peer.port, refuses });
    },
    output: () => server.output(),
    serverSays: (text) => eventually(`the server says "${text}"`, () => server.output().includes(text), 20_000),
    end: () => whole.disposeAsync(),
  };
}

async function makeAccount(url: string, dataDir: string, account: NewAccount): Promise<string> {
  const { backendSecretKey: key } = await keepSecrets(dataDir);
  const answer = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, email_confirm: true }),
  });
  if (!answer.ok) throw new Error(`No account was made: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
