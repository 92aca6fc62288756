import { readingRanges, type ReadingNumber } from '#app/lib/view/reading.ts';
import { readingWords as words } from '#content/frame/reading.ts';
import type { Words } from '#contract/words.ts';

/** What one of the numbers means. */
export function valueInWords(t: Words, of: ReadingNumber, value: number): string {
  const number = (value / 100).toLocaleString(t.locale);
  if (of === 'size') return t(words.percent, { number: value });
  if (of === 'width') return t(words.characters, { number: value });
  if (of === 'line') return t(words.times, { number });
  if (value === readingRanges[of].usual) return t(words.usual);
  return of === 'gap' ? t(words.times, { number }) : t(words.wider, { number: value });
}
