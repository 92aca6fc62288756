import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawWavy, readWavy, wavyLimits } from './wavy.ts';

const read = (query: string) => readWavy(new URLSearchParams(query), 'calm');

test('what an address says is drawn, what is missing or wrong is as usual', () => {
  expect(read('text=Hello&waves=3&height=0&ink=%23000000&ground=%23ffffff')).toEqual({
    text: 'Hello',
    waves: 3,
    height: 0,
    ink: '#000000',
    ground: '#ffffff',
  });
  const usual = read('');
  expect(usual.text).toBe('calm');
  for (const wrong of ['waves=0', 'waves=7', 'waves=x', 'height=-1', 'height=41', 'ink=red', 'ground=url(x)', 'text=+'])
    expect([wrong, read(wrong)]).toEqual([wrong, usual]);
  expect(read(`text=${'x'.repeat(500)}`).text).toHaveLength(wavyLimits.text);
});

test('SEC-16 whatever is typed, nothing of it becomes markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const svg = drawWavy(readWavy(new URLSearchParams({ text, ink: text, ground: text }), 'calm'));
      expect(svg.match(/<[a-z]+/giu)).toEqual(['<svg', '<title', '<rect', '<path', '<text', '<textPath']);
      expect(svg).not.toMatch(/[\0-\x1F]|\son\w+=/u);
      expect(svg.match(/"/gu)).toHaveLength(svg.match(/\s[\w-]+="/gu)!.length * 2);
    }),
  );
});

test('as many waves as were asked for, and none higher than that', () => {
  const svg = drawWavy(read('text=abc&waves=3&height=10'));
  expect(/ d="([^"]+)"/u.exec(svg)?.[1]?.match(/[qt]/gu)).toHaveLength(6);
  expect(svg).toContain('q26.666666666666668 -20 ');
});
