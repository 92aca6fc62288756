import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presets } from '#content/frame/appearance.ts';
import { publishedColours } from './appearance.ts';
import { contrast, readHex, type Colour } from './colour.ts';
import { wordColours } from './text-enhancement-colours.ts';

const colourOf = (hex: string): Colour => readHex(hex) ?? [0, 0, 0];
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/u);
const intensity = fc.integer({ min: 10, max: 100 });

test('CALM-01 CALM-11 10,000 random settings: with Bold, every part of a word keeps the contrast that text must have', () => {
  fc.assert(
    fc.property(hex, intensity, hex, intensity, fc.constantFrom(4.5, 7), (tint, tintAt, ink, inkAt, least) => {
      const chosen = { backgroundColor: tint, backgroundIntensity: tintAt, textColor: ink, textIntensity: inkAt };
      const published = publishedColours(chosen, least);
      const [background, text] = [colourOf(published.background), colourOf(published.text)];
      const { start, rest } = wordColours(background, text, least);
      expect(contrast(background, rest)).toBeGreaterThanOrEqual(least);
      expect(contrast(background, start)).toBeGreaterThanOrEqual(contrast(background, text));
    }),
    { numRuns: 10_000 },
  );
});

test('CALM-11 with each of the ready-made colours the two parts of a word differ, so that it is seen in every engine', () => {
  for (const { name, background, text } of presets) {
    const { start, rest } = wordColours(colourOf(background), colourOf(text), 4.5);
    expect.soft(contrast(start, rest), name.en).toBeGreaterThan(1.75);
  }
});

test('the default colours keep a contrast of 7 to 1 in every part of a word', () => {
  const background = colourOf('#FFE5E5');
  expect(contrast(background, wordColours(background, [0, 0, 0], 4.5).rest)).toBeGreaterThanOrEqual(7);
});

test('text that has no contrast to spare keeps its colour, and the start of the word is darker or lighter instead', () => {
  expect(wordColours([255, 255, 255], [118, 118, 118], 4.5)).toEqual({ start: [0, 0, 0], rest: [118, 118, 118] });
  expect(wordColours([0, 0, 0], [117, 117, 117], 4.5)).toEqual({ start: [255, 255, 255], rest: [117, 117, 117] });
});
