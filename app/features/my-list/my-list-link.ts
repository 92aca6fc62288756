/** Behind `#`, which no server is told. */
const mark = '#keep=';

export const isListLink = (hash: string): boolean => hash.startsWith(mark);

/** The end of a link that takes a list along: `#keep=resources/sleep,resources/books.neurotribes`. */
export const writeListLink = (ids: readonly string[]): string => mark + ids.map((id) => id.replace('#', '.')).join();

/** Reads the end of an address: the ids in it, each once, whatever they are. */
export function readListLink(hash: string): string[] {
  if (!isListLink(hash)) return [];
  const ids = hash.slice(mark.length, mark.length + 10_000).split(',');
  return [...new Set(ids.filter(Boolean).map((id) => id.replace('.', '#')))];
}
