import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isShortOfRoom } from '#server/free-room.ts';
import { isId } from '#server/http/read-fields.ts';
import { syncFile, syncFolder } from '#server/write-whole.ts';
import { StorageError } from './storage-error.ts';

export type ByteStream = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bytes that have arrived and have no place yet. `etag` is their MD5 in quotes, as S3 has it. */
export type ReceivedBytes = { readonly size: number; readonly etag: string };

/**
 * Where the bytes of objects lie, each under its version, a UUID of ours: what somebody typed never becomes part of a
 * path. What is received stands apart until `keep`, so that nobody can read half of a file.
 */
export type ByteStore = {
  /** So long whoever reads a version may still need it when its row is gone. */
  readonly readersMinutes: number;
  /** Writes what arrives, at most `limit` bytes. Throws `EntityTooLarge` with the first byte too many. */
  readonly receive: (version: string, source: ByteStream, limit: number) => Promise<ReceivedBytes>;
  /** What was received, in memory: only for what is small. */
  readonly readReceived: (version: string) => Promise<Buffer>;
  readonly keep: (version: string) => Promise<void>;
  /** `false` when there is nothing to copy any more. */
  readonly copy: (from: string, to: string) => Promise<boolean>;
  /** Opens a version. `undefined` when it is gone. */
  readonly open: (version: string) => Promise<OpenBytes | undefined>;
  /** Deletes a version, wherever it stands. What is not there is fine. */
  readonly remove: (version: string) => Promise<void>;
  /** Whether so little room is left that it is kept for messages; never where nobody here sees the disk. */
  readonly isShort: () => Promise<boolean>;
};

type OpenBytes = {
  /** A stream of the bytes from `first` to `last`, to be read once; its end, or destroying it, closes the file. */
  readonly read: (first: number, last: number) => Readable;
};

/** Where a version lies that is kept. A few thousand files in one folder are slow to list: there are 256. */
export const keptAt = (folder: string, version: string): string =>
  join(folder, 'objects', checked(version).slice(0, 2), version);

/** All versions of which a folder has something, kept or arriving. */
export const versionsIn = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder, { recursive: true })).map((path) => basename(path)).filter(isId) : [];

/** Measures what arrives while it passes on. Throws `EntityTooLarge` with the first byte too many. */
export function measured(
  source: ByteStream,
  limit: number,
): { readonly chunks: AsyncIterable<Uint8Array>; readonly received: () => ReceivedBytes } {
  const hash = createHash('md5');
  let size = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > limit) throw new StorageError('EntityTooLarge');
      hash.update(chunk);
      yield chunk;
    }
  }
  return { chunks: pass(), received: () => ({ size, etag: `"${hash.digest('hex')}"` }) };
}

/** Keeps bytes in a folder of this machine. */
export async function diskBytes(folder: string): Promise<ByteStore> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const arriving = (version: string): string => join(incoming, checked(version));
  const kept = (version: string): string => keptAt(folder, version);
  const shelf = (version: string): string => dirname(kept(version));
  return {
    // An open file can be read to its end.
    readersMinutes: 0,
    receive: async (version, source, limit) => {
      const handle = await open(arriving(version), 'wx', 0o600);
      try {
        const { chunks, received } = measured(source, limit);
        for await (const chunk of chunks) await handle.writeFile(chunk);
        await handle.sync();
        return received();
      } finally {
        await handle.close();
      }
    },
    readReceived: (version) => readFile(arriving(version)),
    keep: async (version) => {
      await mkdir(shelf(version), { recursive: true, mode: 0o700 });
      await rename(arriving(version), kept(version));
      await syncFolder(shelf(version));
    },
    copy: async (from, to) => {
      const isThere = await copyFile(kept(from), arriving(to)).then(() => true, missing);
      if (isThere) await syncFile(arriving(to));
      return isThere === true;
    },
    open: async (version) => {
      const handle = await open(kept(version)).catch(missing);
      if (handle === undefined) return undefined;
      return {
        read: (first, last) => handle.createReadStream({ start: first, end: last, highWaterMark: 64 * 1024 }),
      };
    },
    remove: async (version) => {
      await rm(arriving(version), { force: true });
      await rm(kept(version), { force: true });
    },
    isShort: () => isShortOfRoom(folder),
  };
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

// Versions come from the database and from randomUUID; a path is built of nothing else.
function checked(version: string): string {
  if (!/^[\da-f-]{36}$/u.test(version)) throw new Error('A version is not one of ours.');
  return version;
}
