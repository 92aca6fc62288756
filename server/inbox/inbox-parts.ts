import type { Context } from 'hono';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { MailWay } from '#server/mail/mail-ways.ts';
import type { TeamCalls, TeamEnv } from '#server/team/team-calls.ts';

/** From whom answers come, and where the team reads its mails: what a visitor writes back goes to the first of these. */
export type MailAddresses = Pick<MailWay, 'from' | 'to'>;

/** The same, and whether a mail server takes them. */
export type InboxMail = MailAddresses & Pick<MailWay, 'hasServer'>;

/** What the calls of the team's inbox work with. */
export type InboxParts = Pick<AuthParts, 'sql' | 'log' | 'limits' | 'addressOf' | 'readAccess' | 'siteUrl'> & {
  readonly wayNow: () => Promise<InboxMail>;
  /** Says that a mail was put into the outbox, or may be sent again. */
  readonly onMail: () => void;
};

export type InboxContext = Context<TeamEnv>;

/** Some calls of the inbox. */
export type InboxRoutes = TeamCalls<InboxParts>;
