import type { Context } from 'hono';
import type { ReadAccess } from '#server/auth/access.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { Bytes } from './bytes.ts';
import type { StorageLimits } from './limits.ts';
import type { SignedTokens } from './signed-tokens.ts';

/** What the calls of the storage work with. */
export type StorageParts = {
  readonly sql: Database;
  readonly log: Log;
  readonly readAccess: ReadAccess;
  readonly bytes: Bytes;
  readonly tokens: SignedTokens;
  readonly limits: StorageLimits;
  readonly addressOf: (c: Context) => string;
  /** Says that versions were left behind, so that their bytes go at once. */
  readonly onLeft: () => void;
};
