import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultAppearance, publishedColours, readAppearance } from './appearance.ts';
import { contrast, readable, readHex } from './colour.ts';

const aHex = fc.stringMatching(/^#[0-9a-fA-F]{6}$/u);
const anIntensity = fc.integer({ min: 10, max: 100 });
const someSettings = fc.record({
  backgroundColor: aHex,
  backgroundIntensity: anIntensity,
  textColor: aHex,
  textIntensity: anIntensity,
});

test('settings that were stored are read again as they were', () => {
  fc.assert(
    fc.property(someSettings, (chosen) => {
      expect(readAppearance(JSON.stringify(chosen))).toEqual(chosen);
    }),
  );
});

test('the defaults of the spec, published as they are', () => {
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
  expect(broken({ textIntensity: '50' })).toBeUndefined();
  expect(broken({ textColor: 'black' })).toBeUndefined();
  expect(broken({ backgroundColor: undefined })).toBeUndefined();
  expect(readAppearance('[]')).toBeUndefined();
});

test('10,000 random settings are published readable', () => {
  fc.assert(
    fc.property(someSettings, (chosen) => {
      const { background, text } = publishedColours(chosen);
      const [one, other] = [readHex(background), readHex(text)];
      expect(one && other && contrast(one, other)).toBeGreaterThanOrEqual(readable);
    }),
    { numRuns: 10_000 },
  );
});
