import { site } from '#content/site.ts';
import { type MailServer, mailServerKey } from '#contract/mail-server.ts';
import { type Env, isLoopback } from '#server/env.ts';
import type { Queries } from '#server/postgres/connect.ts';
import type { Seal } from '#server/seal.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer, type SmtpServer, smtpServerAt } from './smtp.ts';

/** How mails leave: by what, from whom, and where those for the team go. */
export type MailWay = {
  readonly mailer: Mailer;
  readonly from: string;
  readonly to: readonly string[];
  /** Whether they leave at all, or become files. */
  readonly hasServer: boolean;
};

export type MailWays = {
  /** What counts now. Throws while the database is away: a mail must not become a file for that. */
  readonly now: () => Promise<MailWay>;
  /** What the environment sets, which counts more than what admins say. */
  readonly fixed: { readonly hasServer: boolean } & Partial<Pick<MailWay, 'from' | 'to'>>;
  readonly close: () => void;
};

type Addresses = Pick<MailWay, 'from' | 'to'>;
type GivenMail = Pick<Env, 'smtpUrl' | 'mailFrom' | 'mailTo'>;

/** From whom mails come and where the team's go, where the environment says so, else as somebody `typed`. */
export const addressesOf = ({ mailFrom, mailTo }: Omit<GivenMail, 'smtpUrl'>, typed?: Addresses): Addresses => ({
  from: mailFrom ?? typed?.from ?? site.email.value,
  to: mailTo ?? typed?.to ?? [site.email.value],
});

/** A mail server of an admin, as it is kept. */
type KeptMailServer = { readonly id: string; readonly value: MailServer | null; readonly sealed: string | null };

/** The one that counts now. A change that waited begins to count without anybody writing. */
export async function readMailServer(sql: Queries): Promise<KeptMailServer | undefined> {
  const [kept] = await sql<KeptMailServer[]>`
    select id, value, sealed from app_private.setting_versions
    where key = ${mailServerKey} and counts_from <= now() and stopped_at is null order by id desc limit 1`;
  return kept;
}

/**
 * A mail server for the program that sends. A password travels encrypted, to whoever has the certificate of that name;
 * only on the way to this very machine nobody listens, and the certificates of mail programs there are signed by nobody.
 */
export function smtpServerOf({ host, port, user }: MailServer, password: string): SmtpServer {
  const isHere = isLoopback(host);
  return {
    host,
    port,
    secure: port === 465,
    requireTLS: !isHere && (port !== 25 || user !== ''),
    ignoreTLS: isHere,
    ...(user !== '' && { auth: { user, pass: password } }),
  };
}

type Needs = { readonly sql: Queries; readonly env: GivenMail; readonly seal: Seal; readonly files: Mailer };

/**
 * Knows how mails leave: by the environment, else by what admins say in the browser, else as files. Asked for each mail,
 * so that a change counts at once, on all servers and without a restart.
 */
export function mailWays({ sql, env, seal, files }: Needs): MailWays {
  const given = env.smtpUrl === undefined ? undefined : smtpMailer(smtpServerAt(env.smtpUrl));
  let known: { readonly id: string; readonly mailer: Mailer } | undefined;

  function mailerOf({ id, value, sealed }: KeptMailServer): Mailer | undefined {
    if (known?.id === id) return known.mailer;
    known?.mailer.close();
    known = undefined;
    if (value === null) return undefined;
    known = { id, mailer: smtpMailer(smtpServerOf(value, sealed === null ? '' : seal.open(sealed))) };
    return known.mailer;
  }

  return {
    fixed: {
      hasServer: given !== undefined,
      ...(env.mailFrom !== undefined && { from: env.mailFrom }),
      ...(env.mailTo !== undefined && { to: env.mailTo }),
    },
    now: async () => {
      if (given) return { mailer: given, ...addressesOf(env), hasServer: true };
      const kept = await readMailServer(sql);
      const mailer = kept && mailerOf(kept);
      return {
        mailer: mailer ?? files,
        ...addressesOf(env, kept?.value ?? undefined),
        hasServer: mailer !== undefined,
      };
    },
    close: () => {
      given?.close();
      known?.mailer.close();
    },
  };
}
