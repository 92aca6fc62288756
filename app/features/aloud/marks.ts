import type { Piece } from './pieces.ts';
import type { Sentence } from './readable.ts';

const [sentenceMark, wordMark] = ['aloud-sentence', 'aloud-word'];

/** Part of the page, from the first letter that stands somewhere to the last one. */
function rangeOf(spots: Piece['spots']): Range | undefined {
  const isMarked = (spot: Piece['spots'][number]) =>
    spot?.node.isConnected === true && /\S/u.test(spot.node.data.charAt(spot.offset));
  const placed = spots.filter(isMarked);
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last) return undefined;
  const range = document.createRange();
  try {
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, Math.min(last.offset + 1, last.node.length));
  } catch {
    // The text was changed meanwhile, and is shorter now.
    return undefined;
  }
  return range;
}

const rangeOfSentence = (sentence: Sentence) => rangeOf(sentence.flatMap(({ spots }) => spots));

/** A browser that cannot paint them has none. */
function paint(name: string, range: Range | undefined, priority: number): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  if (!range) return;
  const highlight = new Highlight(range);
  // Above the words of Bold.
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}

export function markSentence(sentence: Sentence | undefined): void {
  paint(sentenceMark, sentence && rangeOfSentence(sentence), 1);
  paint(wordMark, undefined, 2);
}

export function markWord({ text, spots }: Piece, from: number, length: number | undefined): void {
  // Not every browser says how long it is.
  const to = from + (length ?? /^[\p{L}\p{N}'’-]+/u.exec(text.slice(from))?.[0].length ?? 1);
  paint(wordMark, rangeOf(spots.slice(from, to)), 2);
}

/** Where it stands on the screen, between what covers its upper and its lower end. */
function placeOf(sentence: Sentence, { top, bottom }: Free) {
  const box = rangeOfSentence(sentence)?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return undefined;
  return { box, isSeen: box.bottom > top && box.top < bottom, isWhole: box.top >= top && box.bottom <= bottom };
}

/** The part of the screen in which the page is seen. */
export type Free = { readonly top: number; readonly bottom: number };

export const isInView = (sentence: Sentence, free: Free): boolean => placeOf(sentence, free)?.isSeen === true;

/** Brings a sentence into view, without motion and only where it is not. */
export function bringIntoView(sentence: Sentence, free: Free): void {
  const place = placeOf(sentence, free);
  if (!place || place.isWhole) return;
  const { box } = place;
  const isLonger = box.height > free.bottom - free.top;
  if (isLonger && box.top >= free.top && box.top < free.bottom) return;
  scrollTo({ top: scrollY + box.top - free.top - (isLonger ? 0 : (free.bottom - free.top) / 5), behavior: 'instant' });
}
