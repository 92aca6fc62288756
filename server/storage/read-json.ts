import type { Context } from 'hono';
import * as v from 'valibot';
import { readBody, readJson } from '#server/http/read-body.ts';
import { StorageError } from './storage-error.ts';

// A thousand names of objects.
const largestBody = 1024 * 1024;

/** A text that PostgreSQL can store. */
export const storable = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\0') && text.isWellFormed(), 'must be text'),
);

/** Reads the JSON body of a call. Throws `InvalidRequest` for anything else than the schema says. An empty body is `{}`. */
export async function readChecked<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await readBody(c.req.raw, largestBody);
  if (!body.ok && body.code === 'too_large') throw new StorageError('EntityTooLarge');
  // The first issue is told: half a million zeros in place of names would be as many.
  const checked = v.safeParse(schema, body.ok ? parse(body.value) : undefined, { abortEarly: true });
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  const field = issue.path?.map(({ key }) => String(key)).join('/');
  throw new StorageError('InvalidRequest', `body${field ? `/${field}` : ''} is not valid`);
}

/**
 * Reads what a client wants to keep beside an object: a JSON object of at most 8 KiB. Storage passes over what it
 * cannot read; so do we.
 */
export function readUserMetadata(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null;
  if (Buffer.byteLength(text) > 8192)
    throw new StorageError('EntityTooLarge', 'The user_metadata exceeded the maximum allowed size');
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (!v.is(storable, key) || (typeof part === 'string' && !v.is(storable, part))) throw new Error('No text.');
      return part;
    });
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  if (text.trim() === '') return {};
  const value = readJson(text);
  if (value === undefined) throw new StorageError('InvalidRequest', 'The body is no JSON');
  return value;
}
