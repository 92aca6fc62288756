import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultAppearance, publishedColours, storedAppearance, type Appearance } from './appearance.ts';
import { contrast, readable, readHex } from './colour.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a page reads of a text that is kept in the browser. */
function readAppearance(stored: string | null): Appearance | undefined {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'colorSettings' ? stored : null) });
  return storedAppearance();
}

const aHex = fc.stringMatching(/^#[0-9a-fA-F]{6}$/u);
const anIntensity = fc.integer({ min: 10, max: 100 });
const someSettings = fc.record({
  backgroundColor: aHex,
  backgroundIntensity: anIntensity,
  textColor: aHex,
  textIntensity: anIntensity,
});

test('APP-03 settings that were stored are read again as they were', () => {
  fc.assert(
    fc.property(someSettings, (chosen) => {
      expect(readAppearance(JSON.stringify(chosen))).toEqual(chosen);
    }),
  );
});

test('APP-03 the defaults of the spec, published as they are', () => {
  expect(defaultAppearance).toEqual({
    backgroundColor: '#FFE5E5',
    backgroundIntensity: 100,
    textColor: '#000000',
    textIntensity: 100,
  });
  expect(publishedColours(defaultAppearance)).toEqual({ background: '#ffe5e5', text: '#000000' });
});

test('whatever lies in the storage: the defaults or whole settings, never an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
      const { backgroundColor, textColor } = readAppearance(stored) ?? defaultAppearance;
      expect([readHex(backgroundColor), readHex(textColor)]).not.toContain(undefined);
    }),
  );
  const broken = (change: object) => readAppearance(JSON.stringify({ ...defaultAppearance, ...change }));
  expect(broken({ backgroundIntensity: 9 })).toBeUndefined();
  expect(broken({ textIntensity: 101 })).toBeUndefined();
  expect(broken({ textIntensity: Number.NaN })).toBeUndefined();
  expect(broken({ textIntensity: '50' })).toBeUndefined();
  expect(broken({ textColor: 'black' })).toBeUndefined();
  expect(broken({ backgroundColor: undefined })).toBeUndefined();
  expect(readAppearance('[]')).toBeUndefined();
});

const publishedContrast = (chosen: Appearance, least?: number) => {
  const { background, text } = publishedColours(chosen, least);
  const [one, other] = [readHex(background), readHex(text)];
  return one && other ? contrast(one, other) : 0;
};

test('CALM-01 10,000 random settings are published readable', () => {
  fc.assert(
    fc.property(someSettings, (chosen) => {
      expect(publishedContrast(chosen)).toBeGreaterThanOrEqual(readable);
    }),
    { numRuns: 10_000 },
  );
});

test('CALM-01 7 to 1 is in reach for every setting, for those who ask their system for more contrast', () => {
  fc.assert(
    fc.property(someSettings, (chosen) => {
      expect(publishedContrast(chosen, 7)).toBeGreaterThanOrEqual(7);
    }),
    { numRuns: 10_000 },
  );
});

const both = (backgroundColor: string, textColor: string, intensity: number): Appearance => ({
  backgroundColor,
  backgroundIntensity: intensity,
  textColor,
  textIntensity: intensity,
});

test.each([
  // Fades to #808080 on #808080 by the formulas of the spec.
  ['white on black, both at 50', both('#000000', '#FFFFFF', 50)],
  ['white on black, both at 10', both('#000000', '#FFFFFF', 10)],
  ['equal colours', both('#FFE5E5', '#FFE5E5', 100)],
  ['a middle grey on itself', both('#777777', '#777777', 100)],
])('CALM-01 %s is published readable', (_, chosen) => {
  expect(publishedContrast(chosen)).toBeGreaterThanOrEqual(readable);
});

test('APP-04 what can be read is published exactly by the formulas', () => {
  expect(publishedColours(both('#FF0000', '#804000', 50))).toEqual({ background: '#ff8080', text: '#402000' });
  expect(publishedColours(both('#000000', '#000000', 10))).toMatchObject({ background: '#e6e6e6' });
});
