import { Hono } from 'hono';
import { loggedPath } from '#server/http/logged-path.ts';
import { errorFields } from '#server/error-fields.ts';
import { buckets } from './buckets.ts';
import { changes } from './changes.ts';
import { downloads } from './downloads.ts';
import { lists } from './lists.ts';
import { answerStorageError, StorageError, storageErrorOf } from './storage-error.ts';
import type { StorageParts } from './storage-parts.ts';
import { uploads } from './uploads.ts';

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
export function storageRoutes(parts: StorageParts): Hono {
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
    if (answered.code === 'InternalError') {
      parts.log.error({ ...errorFields(error), path: loggedPath(c.req.path) }, 'a call of the storage failed');
    }
    return answerStorageError(c, answered);
  });
  return app;
}
