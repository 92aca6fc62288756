import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultAppearance, publishedColours } from '#app/lib/view/appearance.ts';
import { contrast, readHex, type Colour } from '#app/lib/view/colour.ts';
import { dimColour } from './dim-colour.ts';

const colourOf = (hex: string): Colour => readHex(hex) ?? [0, 0, 0];
const aHex = fc.stringMatching(/^#[0-9a-f]{6}$/u);

test('READ-04 what steps back while another part is read can still be read, in all colours', () => {
  const settings = fc.record({
    backgroundColor: aHex,
    backgroundIntensity: fc.integer({ min: 10, max: 100 }),
    textColor: aHex,
    textIntensity: fc.integer({ min: 10, max: 100 }),
  });
  fc.assert(
    fc.property(settings, (chosen) => {
      const ground = colourOf(publishedColours(chosen).background);
      expect(contrast(ground, colourOf(dimColour(chosen)))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('READ-04 in our own colours it is seen to step back', () => {
  const { background, text } = publishedColours(defaultAppearance);
  const [ground, plain, dim] = [background, text, dimColour(defaultAppearance)].map(colourOf) as [
    Colour,
    Colour,
    Colour,
  ];
  expect(contrast(ground, dim)).toBeLessThan(contrast(ground, plain) / 2);
});
