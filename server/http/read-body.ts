/** How much is read of what kind of body (docs/architecture.md). */
export const largest = {
  text: 64 * 1024,
  withPhoto: 1.5 * 1024 * 1024,
  // A form writes each byte of a letter as %C3: the longest message we take is nine times as long then.
  form: 256 * 1024,
} as const;

export type Body = { ok: true; bytes: number; text: string } | { ok: false; code: 'too_large' | 'invalid_message' };

/**
 * Reads a body as text, counting while it arrives: what a Content-Length header claims is not
 * believed, and reading ends with the first byte too many. Bytes that are no UTF-8 are refused.
 */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > limit) return { ok: false, code: 'too_large' };
      chunks.push(chunk);
    }
    return { ok: true, bytes, text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    // The visitor went away half-way, or sent something that is no text.
    return { ok: false, code: 'invalid_message' };
  }
}
