/** A word in a text: where it begins, where its rest begins, and where it is over. */
type Word = readonly [from: number, rest: number, to: number];

// A soft hyphen (ui/softly.ts) stands inside of one.
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'\u00AD]*/gu;
// The rest of a letter: dots that are written on their own ("ü" as u and two dots), half of a rare letter.
const restOfLetter = /^[\p{M}\u{DC00}-\u{DFFF}]/u;

/** How much of a word is its start. At most five letters, for German compounds. */
function startLength(length: number): number {
  if (length <= 3) return 1;
  return length === 4 ? 2 : Math.min(5, Math.round(length * 0.4));
}

/** The words of a text: `wordsOf('Ein Ökosystem')` is `[[0, 1, 3], [4, 8, 13]]`, with the starts „E“ and „Ökos“. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => {
    let length = startLength(found.length);
    while (restOfLetter.test(found.slice(length))) length += 1;
    return [index, index + length, index + found.length];
  });
}
