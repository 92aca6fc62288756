import type { Context } from 'hono';
import type { ReadAccess } from '#server/auth/access.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { ByteStore } from './bytes.ts';
import type { StorageLimits } from './limits.ts';
import { checkBucketName, checkObjectName } from './names.ts';
import type { ObjectKey } from './object-rows.ts';
import type { SignedTokens } from './signed-tokens.ts';

/** What the calls of the storage work with. */
export type StorageParts = {
  readonly sql: Database;
  readonly log: Log;
  readonly readAccess: ReadAccess;
  readonly bytes: ByteStore;
  readonly tokens: SignedTokens;
  readonly limits: StorageLimits;
  readonly addressOf: (c: Context) => string;
  /** Says that versions were left behind, so that their bytes go at once. */
  readonly onLeft: () => void;
};

/** The part of a route that names an object: its bucket, and everything behind it. */
export const placePath = ':bucket/:name{.+}';

/** The object that an address names. Throws when bucket or name is none. */
export function placeOf(c: Context): ObjectKey {
  return checkPlace({ bucket: c.req.param('bucket') ?? '', name: c.req.param('name') ?? '' });
}

/** The bucket that an address names. Throws when it is none. */
export function bucketOf(c: Context): string {
  const bucket = c.req.param('bucket') ?? '';
  checkBucketName(bucket);
  return bucket;
}

/** Refuses a place whose bucket or name is none. */
export function checkPlace(place: ObjectKey): ObjectKey {
  checkBucketName(place.bucket);
  checkObjectName(place.name);
  return place;
}
