import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export type Bytes = Buffer<ArrayBuffer>;

/** One file of the site as it is sent, with its encoded twins. */
export type SiteFile = {
  readonly bytes: Bytes;
  readonly encoded: Readonly<Partial<Record<Encoding, Bytes>>>;
  readonly type: string;
  /** A strong tag of the plain bytes, without quotes. */
  readonly tag: string;
  readonly isHashed: boolean;
  /** Its packed form will be replaced by a smaller one of the same text, so the tag of that names no bytes: it is weak. */
  readonly isPackedAgain?: boolean;
};

export type SiteFiles = ReadonlyMap<string, SiteFile>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For what is made while somebody waits: quality 5 takes 2 ms where 11 takes 60, and is 8 % larger. */
const quick = 5;
export const small = 11;

const pack: Readonly<Record<Encoding, (bytes: Bytes) => Promise<Bytes>>> = {
  br: (bytes) => packBrotli(bytes, quick),
  gzip: async (bytes) => (await zip(bytes)) as Bytes,
};

/** Makes a file that can be sent of a text. `encodings`: in which forms it is wanted beside the plain one. */
export async function fileOf(text: string, type: string, encodings: readonly Encoding[]): Promise<SiteFile> {
  const bytes = Buffer.from(text);
  const packed = await Promise.all(encodings.map(async (name) => [name, await pack[name](bytes)] as const));
  return { bytes, encoded: Object.fromEntries(packed), type, tag: tagOfBytes(bytes), isHashed: false };
}

/** The same file with a packed form as small as those of the build. It is packed beside what else is done. */
export async function packedSmall(file: SiteFile): Promise<SiteFile> {
  return { ...file, encoded: { ...file.encoded, br: await packBrotli(file.bytes, small) } };
}

/** With a window of the size of the text: for the usual one of 4 MB the best quality takes 40 MB each time. */
export async function packBrotli(bytes: Bytes, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 16)))),
  };
  return (await brotli(bytes, { params })) as Bytes;
}

/** A strong tag of bytes, without quotes. */
export const tagOfBytes = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
