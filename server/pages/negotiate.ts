import type { Encoding, SiteFile } from './site-file.ts';

/** The best first. */
export const encodings: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses how a file is sent (RFC 9110 §12.5.3): the smallest form that the browser accepts. In:
 * the forms there are, and Accept-Encoding. `gzip;q=0.5, br;q=0` gives gzip, and none gives the plain bytes.
 */
export function chooseEncoding(there: readonly Encoding[], acceptEncoding: string | undefined): Encoding | undefined {
  const weights = readWeights(acceptEncoding ?? '');
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  return encodings
    .filter((name) => there.includes(name) && weight(name) > 0 && weight(name) >= (weights.get('identity') ?? 0))
    .toSorted((a, b) => weight(b) - weight(a))[0];
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of header.split(',')) {
    // Not parted by a pattern with spaces: 15,000 of them would be read from each of them.
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

/** The tag of one form of a file: each form has its own, because their bytes differ. */
export function tagOf({ tag, isPackedAgain }: Pick<SiteFile, 'tag' | 'isPackedAgain'>, encoding: Encoding | undefined) {
  if (encoding === undefined) return `"${tag}"`;
  return `${isPackedAgain ? 'W/' : ''}"${tag}-${encoding}"`;
}

/** Whether the browser's copy is current (RFC 9110 §13.1.2, weak comparison, lists and `*`). */
export function isCurrent(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/gu)].some(([, known]) => known === tag.replace(/^W\//u, ''));
}
