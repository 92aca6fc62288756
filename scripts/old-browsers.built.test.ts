import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

/** Younger than the browsers in `vite.config.ts`. The build translates syntax for them, but no methods and selectors. */
const tooYoung = [
  'findLast',
  'findLastIndex',
  'toReversed',
  'toSorted',
  'toSpliced',
  'with',
  'groupBy',
  'withResolvers',
  'hasOwn',
  'canParse',
  'checkVisibility',
  'fromAsync',
  'isWellFormed',
  'toWellFormed',
  'isSubsetOf',
  'symmetricDifference',
];
/** The same where the name alone says too little, and what Safari before 16.4 cannot even read. */
const patterns = [
  /\bAbortSignal\.(?:timeout|any)\b/u,
  /\bURL\.parse\b/u,
  /\(\?<[=!]/u,
  /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/u,
];
const selectors = [':modal', ':popover-open'];

// There were 215 scripts and 118 sheets on 2026-11-24: fewer would not be the site.
const fewest = 50;
const assets = join(root, 'dist', 'site', 'assets');
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

test('no script of the site calls what an old phone does not know', () => {
  expect(scripts.length).toBeGreaterThan(fewest);
  const found = scripts.flatMap((file) => {
    const code = readFileSync(join(assets, file), 'utf8');
    const methods = tooYoung.filter((method) => new RegExp(String.raw`\.${method}\(`, 'u').test(code));
    return [
      ...methods,
      ...selectors.filter((each) => code.includes(each)),
      ...patterns.filter((each) => each.test(code)),
    ].map((each) => `${file}: ${each}`);
  });
  expect(found).toEqual([]);
});

test('no rule asks whether there are scripts: browsers that do not know the question would show what needs them', () => {
  const sheets = globSync('app/**/*.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(fewest);
  expect(sheets.filter((sheet) => readFileSync(join(root, sheet), 'utf8').includes('(scripting'))).toEqual([]);
});
