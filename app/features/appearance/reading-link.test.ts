import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReading } from '#app/lib/view/reading.ts';
import { readView, writeView, type View } from './reading-link.ts';

const some: View = {
  reading: { size: 120, letter: 8, calm: true, unmarked: true, font: 'dyslexic' },
  colours: { backgroundColor: '#1E1F22', backgroundIntensity: 100, textColor: '#D9D6D0', textIntensity: 90 },
  isBold: true,
};

test('READ-09 a link holds all settings and is read as they were', () => {
  const link = writeView(some) ?? '';
  expect(link).toBe(
    '#reading-settings-from-another-device=size-120.letter-8.calm.unmarked.dyslexic.colours-1E1F22-100-D9D6D0-90.bold',
  );
  expect(readView(link)).toEqual(some);
  const like = { ...some, colours: 'device' as const };
  expect(readView(writeView(like) ?? '')).toEqual(like);
  expect(writeView({ reading: {}, colours: undefined, isBold: false })).toBeUndefined();
  // Long enough to be looked at (app/browser/wake-unpressed.ts).
  expect(writeView({ reading: { calm: true }, colours: undefined, isBold: false })?.[32]).toBeDefined();
});

test('READ-09 whatever stands in a link, only settings within their bounds are read', () => {
  for (const nothing of [
    '',
    '#size-120',
    '#reading-settings-from-another-device=',
    '#reading-settings-from-another-device=size-999.x.colours-zz',
  ])
    expect(readView(nothing)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const view = readView(`#reading-settings-from-another-device=${text}.calm`);
      expect(view && readReading(view.reading)).toEqual(view?.reading);
    }),
  );
});
