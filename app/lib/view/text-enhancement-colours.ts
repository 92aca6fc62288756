import { black, type Colour, contrast, mix, white } from './colour.ts';

// Seen at once, and still calm (looked at in three engines); black on rose keeps a contrast of 7 to 1.
const mostPaler = 0.32;

/**
 * The colours of a word's start and of its rest: the rest moves toward the background as far as it can still be read
 * (`least`, a contrast ratio). What it cannot move, the start moves away from the background instead.
 */
export function wordColours(background: Colour, text: Colour, least: number): { start: Colour; rest: Colour } {
  let paler = mostPaler;
  while (paler > 0 && contrast(background, mix(text, background, paler)) < least) paler = Math.max(0, paler - 0.01);
  const away = [black, white].find((end) => contrast(text, end) < contrast(background, end)) ?? text;
  return { start: mix(text, away, 1 - paler / mostPaler), rest: mix(text, background, paler) };
}
