import type { Context, Hono } from 'hono';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { MailWay } from '#server/mail/mail-ways.ts';

/** From whom answers come, and where the team reads its mails: what a visitor writes back goes to the first of these. */
export type MailAddresses = Pick<MailWay, 'from' | 'to'>;

/** What the calls of the team's inbox work with. */
export type InboxParts = Pick<AuthParts, 'sql' | 'log' | 'limits' | 'addressOf' | 'readAccess' | 'siteUrl'> & {
  readonly wayNow: () => Promise<MailAddresses>;
  /** Says that a mail was put into the outbox, or may be sent again. */
  readonly onMail: () => void;
};

/** Somebody of the team, as the server knows them from the row of their account. */
export type Member = { readonly id: string; readonly name: string; readonly role: 'team' | 'admin' };

/** What a call of the inbox finds in its context. */
export type InboxEnv = { Variables: { member: Member } };

export type InboxContext = Context<InboxEnv>;

/** Some calls of the inbox. */
export type InboxRoutes = (app: Hono<InboxEnv>, inbox: InboxParts) => void;
