import { colours, type Colour } from '#content/blocks/colour.ts';

/** The colour of the card at a place: the four colours in turn. */
export const paletteColour = (index: number): Colour => colours[index % colours.length] ?? 'lilac';
