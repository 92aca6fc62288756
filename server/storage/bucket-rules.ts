import { StorageError } from './storage-error.ts';

const mebibyte = 1024 * 1024;

/** The bucket of the admin panel (ADM-08). Its rules hold whoever made it, and with whatever settings. */
const projectAssets = 'project_assets';

const projectRules = {
  fileSizeLimit: 5 * mebibyte,
  // GIF for old drawings. No AVIF: taking its metadata out costs seconds of computing. No SVG: it is a program.
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const;

/** No file in any bucket is larger, in bytes. */
const largestFile = 50 * mebibyte;

/** What may lie in a bucket. `types` unset: everything. */
export type BucketRules = {
  readonly fileSizeLimit: number;
  readonly types: readonly string[] | undefined;
  /** Whether files are checked to be pictures and their metadata is taken out. */
  readonly isForPictures: boolean;
};

type BucketSettings = {
  readonly id: string;
  readonly fileSizeLimit: number | null;
  readonly allowedMimeTypes: readonly string[] | null;
};

/** The rules that count for a bucket: its own settings, and never more than ours. */
export function rulesOf({ id, fileSizeLimit, allowedMimeTypes }: BucketSettings): BucketRules {
  const isForPictures = id === projectAssets;
  const most = isForPictures ? projectRules.fileSizeLimit : largestFile;
  const own = allowedMimeTypes?.length ? allowedMimeTypes : undefined;
  return {
    fileSizeLimit: Math.min(fileSizeLimit ?? most, most),
    types: isForPictures ? projectRules.types.filter((type) => own === undefined || matches(type, own)) : own,
    isForPictures,
  };
}

// Exactly what may stand in a Content-Type header.
const mimeType = /^[\w.+-]+\/[\w.+-]+(?:\s*;\s*[\w-]+=(?:[\w.-]+|"[\w .-]*"))*$/u;

/** Refuses a type of file that a bucket does not take, or that is none. */
export function checkType(type: string, { types }: Pick<BucketRules, 'types'>): void {
  if (type.length <= 255 && mimeType.test(type) && (types === undefined || matches(type, types))) return;
  throw new StorageError('InvalidMimeType', `mime type ${type.slice(0, 100)} is not supported`);
}

function matches(type: string, allowed: readonly string[]): boolean {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  return allowed.some((entry) => entry === '*/*' || entry === bare || entry === `${bare.split('/')[0]}/*`);
}

const units = { b: 1, kb: 1000, mb: 1e6, gb: 1e9 } as const;

/** Reads the size limit of a bucket: a number of bytes, or a text such as `20MB`. Throws when it is none or too large. */
export function readSizeLimit(given: number | string | null | undefined): number | null {
  if (given === null || given === undefined) return null;
  const [, amount, unit] = /^(\d{1,12}(?:\.\d{1,6})?)(b|kb|mb|gb)?$/iu.exec(String(given)) ?? [];
  if (amount === undefined)
    throw new StorageError('InvalidRequest', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  const bytes = Math.floor(Number(amount) * units[(unit ?? 'b').toLowerCase() as keyof typeof units]);
  if (bytes > largestFile) throw new StorageError('EntityTooLarge');
  return bytes;
}

/** Checks the types that a bucket is to take, such as `image/png` or `image/*`. */
export function readTypes(given: readonly string[] | null | undefined): string[] | null {
  if (!given) return null;
  const types = given.filter(Boolean).map((type) => type.trim().toLowerCase());
  for (const type of types) {
    if (type.length > 255 || !/^(?:[\w.+-]+\/(?:[\w.+-]+|\*)|\*\/\*)$/u.test(type))
      throw new StorageError('InvalidMimeType', `mime type ${type.slice(0, 100)} is not supported`);
  }
  return types;
}
