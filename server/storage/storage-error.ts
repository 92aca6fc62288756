import type { Context } from 'hono';
import { nothingHere } from '#contract/failures.ts';
import { isAway } from '#server/postgres/away.ts';

// Storage's own codes, statuses, short names and texts (src/internal/errors of supabase/storage): its clients know them.
const errors = {
  /** The accounts' own word, which every part of the API has for it. */
  insufficient_aal: [403, 'Unauthorized', 'The second step of the account is missing'],
  AccessDenied: [403, 'Unauthorized', 'Access denied'],
  BucketAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  DatabaseTimeout: [
    503,
    'DatabaseTimeout',
    'The files cannot be reached right now. Please try again in a few minutes.',
  ],
  EntityTooLarge: [413, 'Payload too large', 'The object exceeded the maximum allowed size'],
  ExpiredToken: [400, 'ExpiredToken', 'The provided token has expired.'],
  FeatureNotEnabled: [409, 'FeatureNotEnabled', 'This feature is not enabled here'],
  InternalError: [500, 'InternalError', 'Internal server error'],
  InvalidBucketName: [400, 'Invalid Input', 'Bucket name invalid'],
  InvalidJWT: [403, 'Unauthorized', 'Invalid JWT'],
  InvalidKey: [400, 'InvalidKey', 'Invalid key'],
  InvalidMimeType: [415, 'invalid_mime_type', 'This type of file is not supported'],
  InvalidRange: [416, 'invalid_range', 'invalid range provided'],
  InvalidRequest: [400, 'InvalidRequest', 'Invalid Request'],
  InvalidSignature: [400, 'InvalidSignature', 'Invalid signature'],
  KeyAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  /** A full disk. Ours: storage lies on one that does not fill up. */
  NoSpace: [503, 'NoSpace', 'There is no room for files right now. Please try again later.'],
  NoSuchBucket: [404, 'Bucket not found', 'Bucket not found'],
  NoSuchKey: [404, 'not_found', 'Object not found'],
  NotFound: [404, 'not_found', nothingHere],
  ResourceNotEmpty: [409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'],
  SlowDown: [429, 'SlowDown', 'Too many requests. Please try again later.'],
} as const satisfies Record<string, readonly [number, string, string]>;

type StorageErrorCode = keyof typeof errors;

// Everything else is answered with 400, whatever its code says inside: so does storage, and its clients read the inside.
const spoken = new Set([404, 416, 429, 500, 503]);
const answered400 = new Set<StorageErrorCode>(['NoSuchBucket', 'NoSuchKey']);

/** A call of the storage that ends badly, in storage's own words. Thrown, so that it also rolls back its transaction. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: StorageErrorCode, message: string = errors[code][2], retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a thrown error means to a client. Everything that is not expected is `InternalError`, without its message. */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code, message, table_name: table } = error as Error & { code?: string; table_name?: string };
  if (code === '42501' && message.includes('row-level security'))
    return new StorageError('AccessDenied', 'new row violates row-level security policy');
  if (code === '23505') return new StorageError(table === 'buckets' ? 'BucketAlreadyExists' : 'KeyAlreadyExists');
  if (code === '23503') return new StorageError('NoSuchBucket');
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageError('NoSpace');
  if (isAway(error)) return new StorageError('DatabaseTimeout');
  return new StorageError('InternalError');
}

/** Answers an error as storage does: `{statusCode, code, error, message}`. */
export function answerStorageError(c: Context, { code, message, retryAfterSeconds }: StorageError): Response {
  const [statusCode, error] = errors[code];
  c.header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const status = spoken.has(statusCode) && !answered400.has(code) ? statusCode : 400;
  return c.json({ statusCode: String(statusCode), code, error, message }, status as 400);
}
