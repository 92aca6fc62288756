import { type Context, Hono } from 'hono';
import type { ReadAccess } from '#server/auth/access.ts';
import { errorFields } from '#server/error-fields.ts';
import { loggedPath } from '#server/http/logged-path.ts';
import type { MakeLimiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import { together } from '#server/together.ts';
import { buckets } from './buckets.ts';
import type { ByteStore } from './bytes.ts';
import { changes } from './changes.ts';
import { downloads } from './downloads.ts';
import { deleteLeftovers } from './leftovers.ts';
import { storageLimits } from './limits.ts';
import { lists } from './lists.ts';
import { signedTokens } from './signed-tokens.ts';
import { answerStorageError, StorageError, storageErrorOf } from './storage-error.ts';
import type { StorageParts } from './storage-parts.ts';
import { uploads } from './uploads.ts';

type StorageNeeds = {
  readonly sql: Database;
  readonly log: Log;
  readonly readAccess: ReadAccess;
  readonly jwtSecret: string;
  readonly bytes: ByteStore;
  readonly makeLimiter: MakeLimiter;
  readonly addressOf: (c: Context) => string;
};

/** What other parts of the server keep files with: the bytes, and a word that some were left behind. */
export type StoredFiles = { readonly bytes: ByteStore; readonly onLeft: () => void };

/** The storage, ready to be called. */
export type Storage = {
  readonly routes: Hono;
  readonly files: StoredFiles;
  /** Deletes the bytes that no object names any more. Out: how many. */
  readonly tidy: () => Promise<number>;
  /** Settles when nothing is being deleted any more. */
  readonly stop: () => Promise<void>;
};

/** Puts the parts of the storage together. */
export function openStorage(needs: StorageNeeds): Storage {
  const { sql, log, jwtSecret, makeLimiter, bytes, ...rest } = needs;
  let tidying: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const tidy = (): Promise<number> => deleteLeftovers(sql, bytes);
  const tidyTogether = together(() =>
    tidy().catch((error: unknown) => log.error(errorFields(error), 'bytes could not be deleted and are tried again')),
  );
  const onLeft = (): void => {
    if (!isStopped) tidying = tidyTogether(undefined);
  };
  const routes = storageRoutes({
    ...rest,
    sql,
    log,
    bytes,
    tokens: signedTokens(jwtSecret),
    limits: storageLimits(makeLimiter, needs.addressOf),
    onLeft,
  });
  const stop = async (): Promise<void> => {
    isStopped = true;
    await tidying;
  };
  return { routes, files: { bytes, onLeft }, tidy, stop };
}

// What storage offers besides, and we do not.
const notEnabled = [
  '/render/*',
  '/upload/*',
  '/s3/*',
  '/iceberg/*',
  '/vector/*',
  '/cdn/*',
  '/bucket/:bucket/lifecycle',
];

/** The calls of Supabase's storage under /storage/v1, as storage-js makes them (docs/decisions/022-storage.md). */
function storageRoutes(parts: StorageParts): Hono {
  const app = new Hono();
  for (const path of notEnabled)
    app.all(path, () => {
      throw new StorageError('FeatureNotEnabled');
    });
  for (const part of [buckets, lists, changes, downloads, uploads]) part(app, parts);
  app.all('*', () => {
    throw new StorageError('NotFound');
  });
  app.onError((error, c) => {
    const answered = storageErrorOf(error);
    // That the last of the room is kept for messages is no fault (put-object.ts).
    if (answered.code === 'InternalError' || (answered.code === 'NoSpace' && answered !== error)) {
      parts.log.error({ ...errorFields(error), path: loggedPath(c.req.path) }, 'a call of the storage failed');
    }
    return answerStorageError(c, answered);
  });
  return app;
}
