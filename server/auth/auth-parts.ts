import type { Context, Hono } from 'hono';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { Seal } from '#server/seal.ts';
import type { ReadAccess, RoleRule } from './access.ts';
import type { AuthLimits } from './limits.ts';
import type { Provider } from './providers/providers.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import type { Authenticate } from './sessions/bearer.ts';
import type { SigningKeys } from './sessions/signing-keys.ts';

/** What the calls of the accounts work with. */
export type AuthParts = {
  readonly sql: Database;
  readonly log: Log;
  readonly seal: Seal;
  readonly keys: SigningKeys;
  readonly tokens: AccessTokens;
  readonly authenticate: Authenticate;
  readonly readAccess: ReadAccess;
  readonly limits: AuthLimits;
  /** Where the service stands for others, e.g. `https://example.org/auth/v1`. */
  readonly issuer: string;
  readonly siteUrl: URL;

  readonly publishableKey: string;
  readonly secretKey: string;
  /** Whether people can make accounts themselves. */
  readonly isSignUpOpen: boolean;
  /** Whether a mail has to be answered before an account counts. Not on the machine of a developer who says so. */
  readonly isConfirmationAsked: boolean;
  readonly roles: RoleRule;
  readonly providers: readonly Provider[];
  /** The address of the client, as far as TRUST_PROXY lets it be known. */
  readonly addressOf: (c: Context) => string;
  /** Says that a request was stored, so that the worker looks at once. */
  readonly onRequest: () => void;
  /** Says that a mail was put into the outbox. */
  readonly onMail: () => void;
  /** Deletes the mails about accounts of these addresses that became files, where there is no mail server. */
  readonly forgetMailFiles: (addresses: readonly string[]) => Promise<void>;
};

/** A part of the contract: adds its calls to the app. */
export type AuthRoutes = (app: Hono, auth: AuthParts) => void;
