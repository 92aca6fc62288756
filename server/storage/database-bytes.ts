import { Readable } from 'node:stream';
import type { Queries } from '#server/postgres/connect.ts';
import { type ByteStore, measured } from './bytes.ts';

// So much of a file is in memory at once, for each that is sent or read.
const pieceBytes = 256 * 1024;

/**
 * Keeps bytes in the database, in pieces, for servers on several machines: each can read what another has taken, and
 * one backup holds everything. A version that no row names yet is read by nobody, so what is received needs no place of
 * its own.
 */
export function databaseBytes(sql: Queries): ByteStore {
  const pieceOf = async (version: string, number: number): Promise<Buffer | undefined> => {
    const [piece] = await sql<{ bytes: Buffer }[]>`
      select bytes from storage.pieces where version = ${version} and number = ${number}`;
    return piece?.bytes;
  };

  async function* read(version: string, first: number, last: number): AsyncGenerator<Buffer> {
    for (let number = Math.floor(first / pieceBytes); number * pieceBytes <= last; number += 1) {
      const piece = await pieceOf(version, number);
      if (piece === undefined) throw new Error('A file was deleted while it was read.');
      const begin = number * pieceBytes;
      yield piece.subarray(Math.max(0, first - begin), last + 1 - begin);
    }
  }

  return {
    // Whoever reads while a file is replaced still gets the former one, whole.
    readersMinutes: 10,
    receive: async (version, source, limit) => {
      const { chunks, received } = measured(source, limit);
      let number = 0;
      for await (const piece of inPieces(chunks)) {
        await sql`insert into storage.pieces (version, number, bytes) values (${version}, ${number}, ${piece})`;
        number += 1;
      }
      return received();
    },
    readReceived: async (version) => {
      const pieces = await sql<{ bytes: Buffer }[]>`
        select bytes from storage.pieces where version = ${version} order by number`;
      return Buffer.concat(pieces.map(({ bytes }) => bytes));
    },
    keep: async () => {},
    copy: async (from, to) => {
      const { count } = await sql`
        insert into storage.pieces (version, number, bytes)
        select ${to}::uuid, number, bytes from storage.pieces where version = ${from}`;
      return count > 0;
    },
    open: async (version) => {
      const [piece] = await sql`select from storage.pieces where version = ${version} and number = 0`;
      return piece && { read: (first, last) => Readable.from(read(version, first, last), { objectMode: false }) };
    },
    remove: async (version) => void (await sql`delete from storage.pieces where version = ${version}`),
    isShort: async () => false,
  };
}

/** Cuts what arrives into pieces of one size; the last one is shorter. */
async function* inPieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.byteLength;
    if (length < pieceBytes) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    for (; all.length - at >= pieceBytes; at += pieceBytes) yield all.subarray(at, at + pieceBytes);
    waiting = [all.subarray(at)];
    length = all.length - at;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
