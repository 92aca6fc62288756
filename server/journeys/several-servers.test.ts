import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { environment } from '#server/env.ts';
import { goodPassword } from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { openedDatabase, openedPeer } from '#server/testing/opened.ts';
import { hasPgBouncer, pgBouncer } from '#server/testing/pgbouncer.ts';
import { plainProxy } from '#server/testing/plain-proxy.ts';
import { databaseUrl, severalServers } from '#server/testing/several-servers.ts';
import { type TestDatabase, testPostgres } from '#server/testing/test-database.ts';

// `MANY_MESSAGES=1000 npm run systems` tries all of the strikes, with so many messages; `npm test` those that have found
// something, with few.
const isWhole = environment()['MANY_MESSAGES'] !== undefined;
const messages = Number(environment()['MANY_MESSAGES'] ?? 24);
// On a machine that does much else, a server takes long to start.
const patienceMs = 150_000;
// How many mails one process has under way at once.
const underWay = 4;

const variants = {
  'on one database': async (database: TestDatabase) => ({ DATABASE_URL: databaseUrl(database) }),
  'through PgBouncer in transaction mode': async (database: TestDatabase) => {
    const pooler = await pgBouncer(database);
    onTestFinished(pooler.close);
    return { DATABASE_URL: databaseUrl(database, pooler.port), DATABASE_DIRECT_URL: databaseUrl(database) };
  },
} as const;

test.for(Object.entries(variants))(
  'MANY-07 three servers %s: while they are killed and started, connections are cut and the database is restarted, nothing that was acknowledged is lost, nothing is mailed twice beyond what was under way, and a request that is tried again succeeds',
  async ([name, addresses], { skip }) => {
    if (name !== 'on one database' && !hasPgBouncer) {
      console.log('PgBouncer is not installed: not run');
      skip();
    }
    const database = await openedDatabase(testPostgres);
    const peer = await openedPeer({ beforeAnswer: () => wait(10) });
    const servers = await severalServers(database, 3, {
      ...(await addresses(database)),
      SMTP_URL: peer.url,
      MAIL_FROM: 'hello@example.org',
      MAIL_TO: 'team@example.org',
    });
    onTestFinished(servers.close);
    let turn = 0;
    const proxy = await plainProxy(() => servers.urls()[(turn += 1) % Math.max(1, servers.urls().length)]);
    onTestFinished(proxy.close);
    const { secretKey } = servers;
    let retried = 0;
    const worse = new Set<string>();

    /** Asks as a browser would, and once more where nobody answered or somebody said "later". */
    async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; body: Buffer }> {
      return eventually(
        path,
        async () => {
          const answered = await fetch(proxy.url + path, init)
            .then(async (response) => ({ status: response.status, body: Buffer.from(await response.arrayBuffer()) }))
            .catch(() => undefined);
          if (answered !== undefined && answered.status < 500) return answered;
          if (answered !== undefined && answered.status !== 502 && answered.status !== 503)
            worse.add(`${answered.status} ${path} ${answered.body.toString().slice(0, 200)}`);
          retried += 1;
          return undefined;
        },
        patienceMs,
      );
    }
    const asService = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
      method: 'POST',
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
        ...more,
      },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
    });
    const asVisitor = (body: unknown, bearer?: string): RequestInit =>
      post(body, {
        apikey: 'sb_publishable_local',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      });

    const acknowledged: string[] = [];
    async function send(): Promise<void> {
      const id = randomUUID();
      const { status, body } = await ask(sendEmailPath, post(hello({ id, message: `Draft ${id}` })));
      expect([status, body.toString()]).toEqual([200, expect.stringContaining('"reference"')]);
      acknowledged.push(id);
    }
    const files = new Map<string, Buffer>();
    async function upload(nr: number): Promise<void> {
      const content = randomBytes(300_000 + nr);
      const { status } = await ask(`/storage/v1/object/things/${nr}.bin`, asService(content, { 'x-upsert': 'true' }));
      expect(status).toBe(200);
      files.set(`${nr}.bin`, content);
    }
    async function readAll(): Promise<void> {
      for (const [file, content] of files) {
        const { status, body } = await ask(`/storage/v1/object/public/things/${file}`);
        expect([file, status, body.equals(content)]).toEqual([file, 200, true]);
      }
    }
    async function publish(slug: string): Promise<void> {
      const project = { id: randomUUID(), title: slug, slug, published_at: new Date().toISOString() };
      const made = await ask('/rest/v1/projects', asService(project, { prefer: 'resolution=merge-duplicates' }));
      expect([made.status, made.body.toString()]).toEqual([201, '']);
      // Once each of them has heard of it, all of them show it.
      await eventually(
        `${slug} is shown by all`,
        async () => {
          for (let server = 0; server < 3; server += 1)
            if ((await ask(`/projects/${slug}`)).status !== 200) return false;
          return true;
        },
        patienceMs,
      );
    }
    async function signInAndOut(name: string): Promise<void> {
      const account = { email: `${name}@example.org`, password: goodPassword };
      await ask('/auth/v1/signup', asVisitor(account));
      const signedIn = await ask('/auth/v1/token?grant_type=password', asVisitor(account));
      const { access_token: token } = JSON.parse(signedIn.body.toString()) as { access_token: string };
      const user = (): RequestInit => ({ ...asVisitor({}, token), method: 'GET', body: null });
      for (let server = 0; server < 3; server += 1) expect((await ask('/auth/v1/user', user())).status).toBe(200);
      // A retried "sign out" may find that the first one has already done it.
      expect([204, 401, 403]).toContain((await ask('/auth/v1/logout', asVisitor({}, token))).status);
      for (let server = 0; server < 3; server += 1)
        expect([401, 403]).toContain((await ask('/auth/v1/user', user())).status);
    }

    let cuts = 0;
    const orderly: (number | null)[] = [];
    const restart = async (which: number, signal: NodeJS.Signals): Promise<void> => {
      const code = await servers.end(which, signal);
      if (signal === 'SIGTERM') orderly.push(code);
      await servers.start(which);
    };
    const cut = async (): Promise<void> => {
      cuts += 1;
      await database.sql`
        select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    };
    const restartDatabase = async (): Promise<void> => {
      cuts += 1;
      const [postmaster] = (await readFile(join(database.folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(postmaster), 'SIGINT');
      await wait(100);
    };
    const strikes: readonly (() => Promise<unknown>)[] = isWhole
      ? [
          () => restart(0, 'SIGKILL'),
          () => restart(1, 'SIGTERM'),
          cut,
          restartDatabase,
          () => Promise.all([restart(2, 'SIGKILL'), restart(0, 'SIGKILL')]),
          () => restart(1, 'SIGKILL'),
        ]
      : [() => restart(0, 'SIGKILL'), () => cut().then(restartDatabase)];

    const bucket = await ask('/storage/v1/bucket', asService({ id: 'things', name: 'things', public: true }));
    expect(bucket.status).toBe(200);
    for (const [nr, strike] of strikes.entries()) {
      const each = Math.ceil(messages / strikes.length / 4);
      const senders = Array.from({ length: 4 }, async () => {
        for (let count = 0; count < each; count += 1) await send();
      });
      await Promise.all([...senders, upload(nr), signInAndOut(`person-${nr}`), publish(`page-${nr}`), strike()]);
      await readAll();
    }
    for (let nr = 0; nr < strikes.length; nr += 1) expect((await ask(`/projects/page-${nr}`)).status).toBe(200);

    const sql = () => database.sql<{ draft: string; headerId: string; isSent: boolean }[]>`
      select draft_id as draft, header_id as "headerId", sent_at is not null as "isSent"
      from app_private.messages join app_private.mail_outbox on message_id = messages.id`;
    await eventually(
      'all mails have left',
      async () => (await sql().catch(() => [])).filter(({ isSent }) => isSent).length === acknowledged.length,
      patienceMs,
    );
    const stored = await sql();
    expect(stored.map(({ draft }) => draft).toSorted()).toEqual(acknowledged.toSorted());
    const arrived = peer.received.map(({ mail }) => mail.messageId ?? '');
    expect(new Set(arrived)).toEqual(new Set(stored.map(({ headerId }) => headerId)));
    const doubled = arrived.length - new Set(arrived).size;
    console.log(
      `Three servers ${name}: ${acknowledged.length} messages, ${files.size} files, ${servers.kills()} kills, ${retried} requests tried again, ${doubled} mails doubled`,
    );
    expect(doubled).toBeLessThanOrEqual(underWay * (servers.kills() + 3 * cuts));
    expect([...worse]).toEqual([]);
    expect(orderly).toEqual(isWhole ? [0] : []);
  },
);
