import { publishedColours, type Appearance } from '#app/lib/view/appearance.ts';
import { contrast, darkenToBlack, fadeToWhite, readHex, writeHex, type Colour } from '#app/lib/view/colour.ts';

/** What was moved so that the text can be read. Undefined: all is as chosen. */
type Moved = 'text darkened' | 'text lightened' | 'background lightened' | undefined;

const colourOf = (hex: string): Colour => readHex(hex) ?? [0, 0, 0];
const sum = ([red, green, blue]: Colour) => red + green + blue;

/** The colours that a page gets for a choice, and what to say about them. */
export function describeColours(chosen: Appearance, least: number) {
  const { background, text } = publishedColours(chosen, least);
  // Cut, not rounded, so that it never promises more than there is.
  const ratio = Math.floor(contrast(colourOf(background), colourOf(text)) * 10) / 10;
  const wanted = {
    background: writeHex(fadeToWhite(colourOf(chosen.backgroundColor), chosen.backgroundIntensity)),
    text: writeHex(darkenToBlack(colourOf(chosen.textColor), chosen.textIntensity)),
  };
  function moved(): Moved {
    if (background !== wanted.background) return 'background lightened';
    if (text === wanted.text) return;
    return sum(colourOf(text)) < sum(colourOf(wanted.text)) ? 'text darkened' : 'text lightened';
  }
  return { background, text, ratio, isGood: ratio >= 7, moved: moved() };
}
