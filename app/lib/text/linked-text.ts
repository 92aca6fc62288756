/** A piece of a text; with `to` it leads to one of our pages by its id, or to an address. */
type LinkedPiece = { readonly text: string; readonly to?: string };

/** Splits into text, words, target, text, words, target … */
const links = /\[([^\]]+)\]\(([^)]+)\)/u;

/** Reads a text of `content/` with its links: `[words](contact)` names one of our pages, anything else is an address. */
export function readLinked(text: string): LinkedPiece[] {
  const pieces = text.split(links);
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 2 || piece === '') return [];
    const to = index % 3 === 1 ? pieces[index + 1] : undefined;
    return [{ text: piece, ...(to !== undefined && { to }) }];
  });
}
