import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Context } from 'hono';
import { readUserMetadata } from './read-json.ts';
import { StorageError } from './storage-error.ts';

/** An upload whose bytes have not been read yet. */
export type Upload = {
  readonly type: string;
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
  readonly source: AsyncIterable<Uint8Array>;
};

const usualCacheControl = 'max-age=3600';

/**
 * Reads the beginning of an upload, as storage-js sends it: a form with its fields before the file, or the bytes with
 * everything else in headers. The bytes are left in the stream.
 */
export async function readUpload(c: Context): Promise<Upload> {
  const { body } = c.req.raw;
  const type = c.req.header('content-type') ?? 'application/octet-stream';
  if (/^multipart\/form-data\b/iu.test(type)) return readForm(body, type);
  const metadata = c.req.header('x-metadata');
  return {
    type,
    cacheControl: readCacheControl(c.req.header('cache-control')),
    userMetadata: readUserMetadata(metadata === undefined ? undefined : Buffer.from(metadata, 'base64').toString()),
    source: whole((body ?? []) as AsyncIterable<Uint8Array>),
  };
}

const endedEarly = (): StorageError => new StorageError('InvalidRequest', 'The upload ended before it was complete');

// A sender that goes away is no fault of ours.
async function* whole(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw endedEarly();
  }
}

// The fields stand before the file, so all of them are known when it begins.
async function readForm(body: unknown, contentType: string): Promise<Upload> {
  const form = makeParser(contentType);
  const fields = new Map<string, string>();
  const bytes = Readable.fromWeb((body ?? new Blob([]).stream()) as ReadableStream);
  const file = await new Promise<BusboyFileStream & { readonly type: string }>((resolve, reject) => {
    let begun: BusboyFileStream | undefined;
    const fail = (): void => {
      reject(new StorageError('InvalidRequest', 'No content provided'));
      // Somebody waits for the rest of the file, and it will not come.
      if (begun && !begun.readableEnded) begun.destroy(endedEarly());
      bytes.destroy();
    };
    form.on('field', (name, value) => void fields.set(name, value));
    form.on('file', (_name, stream, _filename, _encoding, type) => {
      begun = stream;
      // Whoever reads the file hears of it; until then nobody listens, and that would end the process.
      stream.on('error', () => {});
      stream.once('close', () => void (stream.readableEnded || bytes.destroy()));
      resolve(Object.assign(stream, { type }));
    });
    form.on('finish', fail);
    form.on('error', fail);
    bytes.on('error', fail);
    bytes.on('close', () => {
      if (!bytes.readableEnded) fail();
    });
    bytes.pipe(form);
  });
  const time = fields.get('cacheControl');
  try {
    return {
      type: fields.get('contentType') ?? file.type,
      cacheControl: readCacheControl(time === undefined ? undefined : `max-age=${time}`),
      userMetadata: readUserMetadata(fields.get('metadata') ?? fields.get('userMetadata')),
      source: whole(file),
    };
  } catch (error) {
    file.destroy();
    throw error;
  }
}

function makeParser(contentType: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 16 * 1024, headerPairs: 20 },
    });
  } catch {
    throw new StorageError('InvalidRequest', 'No content provided');
  }
}

// What we send again in a header of ours: words of Cache-Control and nothing else.
function readCacheControl(given: string | undefined): string {
  if (given === undefined) return usualCacheControl;
  return /^[\w-]+(?:=\d+)?(?:, ?[\w-]+(?:=\d+)?){0,5}$/u.test(given) && given.length <= 100 ? given : 'no-cache';
}
