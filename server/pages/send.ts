import type { Context } from 'hono';
import type { FailureCode, failureStatus } from '#contract/failures.ts';
import { chooseEncoding, encodings, isCurrent, tagOf } from './negotiate.ts';
import { noteBytes } from './ready-answers.ts';
import type { SiteFile } from './site-file.ts';

export type PageStatus = 200 | (typeof failureStatus)[FailureCode];

/**
 * How long an answer may be kept: for ever, until it is asked for again, the same by whoever asked alone, or not at all.
 * What is not kept is told to no other page either: its address may hold the link to a message.
 */
export type Keeping = 'for-ever' | 'asked-again' | 'by-one' | 'nowhere';

const cacheControl: Readonly<Record<Exclude<Keeping, 'nowhere'>, string>> = {
  'for-ever': 'public, max-age=31536000, immutable',
  'asked-again': 'no-cache',
  'by-one': 'private, no-cache',
};

/** The answer is kept nowhere, and its address told to no other page. */
export function keepToItself(c: Context): void {
  c.header('Cache-Control', 'no-store');
  // Not `no-referrer`: a form of such a page could then not say that it comes from here.
  c.header('Referrer-Policy', 'strict-origin');
}

/** Sends a file in the best form that the browser takes, or says that its copy is current. */
export function send(c: Context, file: SiteFile, status: PageStatus, keeping: Keeping, policy?: string): Response {
  const there = encodings.filter((name) => file.encoded[name] !== undefined);
  const encoding = chooseEncoding(there, c.req.header('accept-encoding'));
  c.header('Content-Type', file.type);
  if (policy !== undefined) c.header('Content-Security-Policy', policy);
  if (keeping === 'nowhere') keepToItself(c);
  else c.header('Cache-Control', cacheControl[keeping]);
  if (there.length > 0) c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && keeping !== 'nowhere') {
    const tag = tagOf(file, encoding);
    c.header('ETag', tag);
    if (isCurrent(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  }
  if (encoding !== undefined) c.header('Content-Encoding', encoding);
  const bytes = (encoding && file.encoded[encoding]) ?? file.bytes;
  c.header('Content-Length', String(bytes.byteLength));
  noteBytes(c, bytes);
  return c.body(bytes, status);
}
