import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readingNumbers } from '#app/lib/view/reading.ts';
import { root } from '#scripts/run.ts';
import { shortPropertyName } from './custom-properties.ts';

// There were 34 on 2026-11-24: fewer, and the pattern below would no longer find them.
const fewestProperties = 30;

const read = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');

test('no two custom properties share a short name, and none that is asked for is never set', () => {
  const sheets = read('app/**/*.css');
  const set = new Set(sheets.match(/--[a-z][\w-]*(?=:)/gu));
  const short = [...set].map(shortPropertyName);
  expect(set.size).toBeGreaterThan(fewestProperties);
  expect(new Set(short).size).toBe(set.size);
  const asked = new Set(sheets.match(/(?<=var\()--[a-z][\w-]*/gu));
  // Those that scripts set (app/ui/dialog.tsx, app/features/aloud/listen.ts, app/browser/reading/reading.ts).
  const byScripts = ['--seen', '--custom-aloud', '--custom-dim', ...readingNumbers.map((name) => `--custom-${name}`)];
  expect([...asked].filter((name) => !set.has(name)).toSorted()).toEqual(byScripts.toSorted());
});

test('what scripts say of custom properties is what stands in the pages', () => {
  const said = read('app/**/*.{ts,tsx}').match(/(?<=')--[a-z][\w-]*(?=')/gu) ?? [];
  expect(said.length).toBeGreaterThan(2);
  expect(said.filter((name) => shortPropertyName(name) !== name)).toEqual([]);
});
