import type { Context, Hono } from 'hono';
import type { ReadAccess } from '#server/auth/access.ts';
import type { MakeLimiter } from '#server/limits.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { Bytes } from './bytes.ts';
import { deleteLeftovers } from './leftovers.ts';
import { storageLimits } from './limits.ts';
import { storageRoutes } from './routes.ts';
import { signedTokens } from './signed-tokens.ts';

export type StorageNeeds = {
  readonly sql: Database;
  readonly log: Log;
  readonly readAccess: ReadAccess;
  readonly jwtSecret: string;
  readonly bytes: Bytes;
  readonly makeLimiter: MakeLimiter;
  readonly addressOf: (c: Context) => string;
};

/** What other parts of the server keep files with: the bytes, and a word that some were left behind. */
export type StoredFiles = { readonly bytes: Bytes; readonly onLeft: () => void };

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
  let isWaiting = false;
  let isStopped = false;
  const tidy = (): Promise<number> => deleteLeftovers(sql, bytes);
  const onLeft = (): void => {
    // One that has not begun yet sees everything that was left until it does.
    if (isWaiting || isStopped) return;
    isWaiting = true;
    tidying = tidying
      .then(() => {
        isWaiting = false;
        return tidy();
      })
      .catch((error: unknown) => log.error(errorFields(error), 'bytes could not be deleted and are tried again'));
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
