import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  black,
  contrast,
  darkenToBlack,
  fadeToWhite,
  parseHex,
  readable,
  readableText,
  readHex,
  readRgb,
  white,
  writeHex,
} from './colour.ts';

const aPart = fc.integer({ min: 0, max: 255 });
const aColour = fc.tuple(aPart, aPart, aPart);
const anIntensity = fc.integer({ min: 10, max: 100 });

test('a colour can be written and read', () => {
  fc.assert(
    fc.property(aColour, (colour) => {
      expect(readHex(writeHex(colour))).toEqual(colour);
    }),
  );
  expect(readHex('#FFE5E5')).toEqual([255, 229, 229]);
  for (const no of ['#fff', 'red', '#ffe5e5ff', '', '#ffe5eg', null, 7, {}]) expect(readHex(no)).toBeUndefined();
});

test('a colour is read as a browser computes it, plain or mixed, and only where nothing shines through', () => {
  expect(readRgb('rgb(255, 229, 229)')).toEqual([255, 229, 229]);
  expect(readRgb('color(srgb 0.2 0.4 1)')).toEqual([51, 102, 255]);
  for (const no of ['rgba(0, 0, 0, 0.5)', 'color(srgb 0.2 0.4 1 / 0.5)', 'red', ''])
    expect(readRgb(no)).toBeUndefined();
});

test('the background fades to white and the text to black, as in the spec', () => {
  expect(writeHex(fadeToWhite([255, 0, 0], 50))).toBe('#ff8080');
  expect(writeHex(darkenToBlack([255, 128, 0], 50))).toBe('#804000');
  fc.assert(
    fc.property(aColour, (colour) => {
      expect(fadeToWhite(colour, 100)).toEqual(colour);
      expect(darkenToBlack(colour, 100)).toEqual(colour);
      expect(fadeToWhite(colour, 0)).toEqual(white);
      expect(darkenToBlack(colour, 0)).toEqual(black);
    }),
  );
});

test('contrast is that of WCAG: known pairs, the same both ways', () => {
  expect(contrast(black, white)).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], white)).toBeCloseTo(4.478, 3);
  expect(contrast([0, 0, 0], [255, 229, 229])).toBeCloseTo(17.6, 1);
  fc.assert(
    fc.property(aColour, aColour, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one));
    }),
  );
});

test('10,000 random settings: the text can be read on its background', () => {
  fc.assert(
    fc.property(aColour, anIntensity, aColour, anIntensity, (chosen, fade, text, darken) => {
      const background = fadeToWhite(chosen, fade);
      expect(contrast(background, readableText(background, darkenToBlack(text, darken)))).toBeGreaterThanOrEqual(
        readable,
      );
    }),
    { numRuns: 10_000 },
  );
});

test('text that can be read stays as it was chosen', () => {
  fc.assert(
    fc.property(aColour, aColour, (background, text) => {
      fc.pre(contrast(background, text) >= readable);
      expect(readableText(background, text)).toEqual(text);
    }),
  );
});

test('equal colours, grey on grey: moved just far enough', () => {
  for (const colour of [white, black, [119, 119, 119], [255, 229, 229]] as const) {
    const ratio = contrast(colour, readableText(colour, colour));
    expect(ratio).toBeGreaterThanOrEqual(readable);
    expect(ratio).toBeLessThan(5);
  }
});

test('APP-03 three or six digits, with or without the sign and spaces around', () => {
  for (const typed of ['#FFE5E5', 'ffe5e5', ' #ffe5e5 ']) expect(parseHex(typed)).toBe('#FFE5E5');
  for (const typed of ['#fa0', 'FA0']) expect(parseHex(typed)).toBe('#FFAA00');
});

test('anything else is no colour', () => {
  for (const typed of ['', '#', '#ff', '#ffff', '#ffe5e', '#ffe5e5ff', 'red', '#ggg', 'ＦＦＥ', '##fff'])
    expect(parseHex(typed)).toBeUndefined();
});

test('what is taken can be stored', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/u), (typed) => {
      expect(readHex(parseHex(typed))).toBeDefined();
    }),
  );
});
