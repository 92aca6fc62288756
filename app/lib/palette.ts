import { colours, type Colour } from '#content/colour.ts';

/** The colour of the card at a place: the four colours in turn. */
export const paletteColour = (index: number): Colour => colours[index % colours.length] ?? 'lilac';
