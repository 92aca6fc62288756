import type { Context } from 'hono';
import type { Result } from '#contract/failures.ts';

/** How much is read of what kind of body (docs/architecture.md). */
export const largest = {
  text: 64 * 1024,
  withPhoto: 1.5 * 1024 * 1024,
  // A form writes each byte of a letter as %C3: the longest message we take is nine times as long then.
  form: 256 * 1024,
} as const;

/** What a body says it is, e.g. `application/json`. */
export const typeOf = (c: Context): string | undefined =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Reads a body as text. Bytes that are no UTF-8 are refused. */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Result<string, { readonly code: 'too_large' | 'invalid_message' }>> {
  try {
    const bytes = await readBytes(request, limit);
    if (bytes === undefined) return { ok: false, code: 'too_large' };
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    // The visitor went away half-way, or sent something that is no text.
    return { ok: false, code: 'invalid_message' };
  }
}

/**
 * Reads a body, counting while it arrives: reading ends with the first byte too many. Out: undefined where there was one.
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer | undefined> {
  // At once, where little is announced: the server's parser lets no more through than that. It costs a tenth of a stream.
  if (Number(request.headers.get('content-length') ?? Infinity) <= limit) {
    const whole = Buffer.from(await request.arrayBuffer());
    return whole.length > limit ? undefined : whole;
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// No form of ours has a hundredth of it; so many cost fifteen milliseconds.
const mostFields = 10_000;

/**
 * What a text says as the fields of a form. Out: undefined where it has more than any form of ours: in the room of one
 * letter 120,000 fit, which took a third of a second of everybody's time.
 */
export function readFormFields(text: string): URLSearchParams | undefined {
  let at = -1;
  for (let count = 1; count <= mostFields; count += 1) {
    at = text.indexOf('&', at + 1);
    if (at === -1) return new URLSearchParams(text);
  }
  return undefined;
}

/** What a text says as JSON; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
