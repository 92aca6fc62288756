import type { Context } from 'hono';
import { databaseCodes, fileRefusals } from '#contract/refusals.ts';
import { isAway } from '#server/postgres/away.ts';

type StorageErrorCode = keyof typeof fileRefusals;

// Everything else is answered with 400, whatever its code says inside: so does storage, and its clients read the inside.
const spoken = new Set([404, 416, 429, 500, 503]);
const answered400 = new Set<StorageErrorCode>(['NoSuchBucket', 'NoSuchKey']);

/** A call of the storage that ends badly, in storage's own words. Thrown, so that it also rolls back its transaction. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: StorageErrorCode, message: string = fileRefusals[code][2], retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

// Of the operating system, and of PostgreSQL, whose own disk is that of the files where it is ours.
const noRoom = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** What a thrown error means to a client. Everything that is not expected is `InternalError`, without its message. */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code, message, table_name: table } = error as Error & { code?: string; table_name?: string };
  if (code === databaseCodes.forbidden && message.includes('row-level security'))
    return new StorageError('AccessDenied', 'new row violates row-level security policy');
  if (code === databaseCodes.taken)
    return new StorageError(table === 'buckets' ? 'BucketAlreadyExists' : 'KeyAlreadyExists');
  if (code === databaseCodes.referred) return new StorageError('NoSuchBucket');
  if (noRoom.has(String(code))) return new StorageError('NoSpace');
  if (isAway(error)) return new StorageError('DatabaseTimeout');
  return new StorageError('InternalError');
}

/** Answers an error as storage does: `{statusCode, code, error, message}`. */
export function answerStorageError(c: Context, { code, message, retryAfterSeconds }: StorageError): Response {
  const [statusCode, error] = fileRefusals[code];
  c.header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const status = spoken.has(statusCode) && !answered400.has(code) ? statusCode : 400;
  return c.json({ statusCode: String(statusCode), code, error, message }, status as 400);
}
