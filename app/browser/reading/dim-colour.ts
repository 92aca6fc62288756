import { publishedColours, type Appearance } from '#app/lib/view/appearance.ts';
import { contrast, mix, readHex, writeHex } from '#app/lib/view/colour.ts';

/** More than text must have: cards are a little lighter than the ground where it is dark. */
const least = 5.5;

/** The colour of text that is not read just now: as near to its ground as it can be and still be read. */
export function dimColour(chosen: Appearance): string {
  const published = publishedColours(chosen);
  const [ground, text] = [readHex(published.background), readHex(published.text)];
  if (!ground || !text) return '';
  let share = 0.6;
  while (share > 0 && contrast(ground, mix(text, ground, share)) < least) share -= 0.02;
  return writeHex(mix(text, ground, Math.max(0, share)));
}
