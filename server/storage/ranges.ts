/** The bytes that are asked for, both ends included. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * Reads a Range header for `size` bytes. Out: `whole` when there is none, `invalid` for one that cannot be answered.
 * Several ranges at once are invalid, as in storage: their answer could be many times the file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'invalid' {
  if (header === undefined) return 'whole';
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || from + to === '' || size === 0) return 'invalid';
  if (from === '') return Number(to) === 0 ? 'invalid' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return Number(from) <= last ? { first: Number(from), last } : 'invalid';
}
