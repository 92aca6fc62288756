import type { Context, Hono } from 'hono';
import type { AuthParts } from '#server/auth/auth-parts.ts';

/** What the calls of the team's inbox work with. */
export type InboxParts = Pick<
  AuthParts,
  'sql' | 'log' | 'limits' | 'addressOf' | 'readAccess' | 'mailDomain' | 'siteUrl'
> & {
  /** MAIL_FROM. */
  readonly mailFrom: string;
  /** MAIL_TO. What a visitor writes back goes to the first of them. */
  readonly mailTo: readonly string[];
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
