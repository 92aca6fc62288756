import type { CDPSession } from '@playwright/test';

const kinds = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'font', Image: 'picture' } as const;
export const kindsOfBytes = [...Object.values(kinds), 'other'] as const;
type Kind = (typeof kindsOfBytes)[number];

/** Bytes as they came over the wire, with their headers, and how many requests they took. */
export type Bytes = Readonly<Record<Kind | 'requests', number>>;

/** Counts what a page loads from now on. Out: what it was so far. */
export function countBytes(session: CDPSession): () => Bytes {
  const counted: Record<Kind | 'requests', number> = {
    html: 0,
    css: 0,
    js: 0,
    font: 0,
    picture: 0,
    other: 0,
    requests: 0,
  };
  const kindOf = new Map<string, Kind>();
  const uncompressed: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    const kind = kinds[type as keyof typeof kinds] ?? 'other';
    kindOf.set(requestId, kind);
    const headers = new Headers(response.headers);
    if (['html', 'css', 'js'].includes(kind) && headers.get('content-encoding') !== 'br')
      uncompressed.push(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind === undefined) return;
    counted[kind] += encodedDataLength;
    counted.requests += 1;
  });
  return () => {
    if (uncompressed.length > 0) throw new Error(`Not compressed with brotli: ${uncompressed.join(', ')}`);
    return { ...counted };
  };
}
