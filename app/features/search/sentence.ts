import type { SearchPage } from './search-page.ts';
import { ends, spellings } from './terms.ts';

export type Piece = { readonly text: string; readonly isHit: boolean };

/** Where on a page an answer stands: the heading to go to, and the sentence, cut at the words that were found. */
export type Found = { readonly id: string; readonly heading: readonly Piece[]; readonly sentence: readonly Piece[] };

/** About two lines on a phone. */
const longest = 150;
/** What a sentence that is cut keeps before the first hit. */
const before = 60;

/** Finds the sentence of a page that has most of the words, one below a fitting heading first. None if only its names fit. */
export function findSentence({ description, sections }: SearchPage, terms: ReadonlySet<string>): Found | undefined {
  let best: (Found & { readonly worth: number }) | undefined;
  for (const { id, title, text } of [{ id: '', title: '', text: description }, ...sections]) {
    const heading = cut(title, terms);
    const inTitle = hitsIn(heading);
    const sentences = text.replace(/([.!?]["“”»]?)\s+/gu, '$1\n').split('\n');
    for (const [index, written] of sentences.entries()) {
      const sentence = cut(written, terms);
      const worth = hitsIn(sentence) * 2 + inTitle * 3;
      // Below a heading that fits, the first sentence says what it is about.
      if ((hitsIn(sentence) > 0 || (inTitle > 0 && index === 0)) && worth > (best?.worth ?? 0))
        best = { id, heading, sentence: shorten(sentence), worth };
    }
  }
  return best;
}

/** How many different words of a text were looked for. */
export const hitsIn = (pieces: readonly Piece[]): number =>
  new Set(pieces.filter(({ isHit }) => isHit).map(({ text }) => text.toLowerCase())).size;

/** Cuts a text into the words that were found and what stands between them. */
export function cut(text: string, terms: ReadonlySet<string>): Piece[] {
  const isFound = (word: string) => [...spellings(word), ...ends(word)].some((form) => terms.has(form));
  const pieces: Piece[] = [];
  for (const word of text.split(/([\p{L}\p{N}]+)/u)) {
    if (word === '') continue;
    const isHit = isFound(word);
    const last = pieces.at(-1);
    if (last && !isHit && !last.isHit) pieces[pieces.length - 1] = { text: last.text + word, isHit };
    else pieces.push({ text: word, isHit });
  }
  return pieces;
}

/** Leaves out what stands far from the first hit, at whole words. */
function shorten(pieces: readonly Piece[]): readonly Piece[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= longest) return pieces;
  const [first, ...rest] = pieces;
  if (!first) return pieces;
  const begins: Piece[] =
    first.isHit || first.text.length <= before || rest.length === 0
      ? [first]
      : [{ text: `… ${first.text.slice(-before).replace(/^\S*\s/u, '')}`, isHit: false }];
  let left = longest;
  return [...begins, ...rest].flatMap((piece) => {
    if (left <= 0) return [];
    const { text } = piece;
    const kept = text.length <= left ? text : `${text.slice(0, left).replace(/\s\S*$/u, '')} …`;
    left = text.length < left ? left - text.length : 0;
    return [{ ...piece, text: kept }];
  });
}
