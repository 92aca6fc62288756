import { expect, test } from 'vitest';
import { softly } from './softly.ts';

test('long words get soft hyphens, also inside of longer ones, and all else stays', () => {
  expect(softly('Prototyp der Selbsteinschätzung')).toBe('Prototyp der Selbst\u00ADein\u00ADschätzung');
  expect(softly('Nach dem Unterstützungskreis fragen')).toBe('Nach dem Unterstützungs\u00ADkreis fragen');
  expect(softly('Kurz und gut')).toBe('Kurz und gut');
});
