import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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
/** The same where the name alone says too little, and what Safari before 16.4 does not find in a text. */
const patterns = [
  /\bAbortSignal\.(?:timeout|any)\b/u,
  /\bURL\.parse\b/u,
  /\(\?<[=!]/u,
  /RegExp\([^)]*,\s*["'`][a-z]*v[a-z]*["'`]\)/u,
];
const selectors = [':modal', ':popover-open'];

// There were 215 scripts and 118 sheets on 2026-11-24: fewer would not be the site.
const fewest = 50;
const site = join(root, 'dist', 'site');
const assets = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.js'));
const codeOf = (file: string): string => readFileSync(join(site, 'assets', file), 'utf8');
const { boot } = JSON.parse(readFileSync(join(root, 'dist', 'render', 'assets.json'), 'utf8')) as { boot: string };

/** All that a visitor's browser runs, by name. */
const scripts = new Map([
  ...assets.map((file) => [file, codeOf(file)] as const),
  ['the head of each page', boot],
  ['offline.js', readFileSync(join(site, 'offline.js'), 'utf8')],
]);

test('no script of the site calls what an old phone does not know', () => {
  expect(scripts.size).toBeGreaterThan(fewest);
  const found = [...scripts].flatMap(([file, code]) => {
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

describe('what did not come is asked for again (app/lib/browser/bring.ts)', () => {
  test('Vite’s own helper stands around no import', () => {
    // React names the word in what it draws.
    const named = assets.filter((file) => !file.startsWith('react-') && codeOf(file).includes('modulepreload'));
    expect(named).toEqual([]);
  });

  test('each import says its file as app/browser/preload.ts reads it', () => {
    const imports = assets.flatMap((file) => codeOf(file).match(/\bimport\([^)]{0,60}/gu) ?? []);
    // The loader names none.
    const literal = imports.filter((each) => /^import\(["'`](?!\$)/u.test(each));
    expect(literal.length).toBeGreaterThan(fewest);
    expect(literal.filter((each) => !/^import\(["'`]\.\/[\w.-]+\.js["'`]/u.test(each))).toEqual([]);
  });

  test('scripts import each other as it reads it, and in no circle: each would wait for the other', () => {
    const importsOf = new Map(
      assets.map((file) => [
        file,
        Array.from(codeOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/gu), ([, name = '']) => name),
      ]),
    );
    expect([...importsOf.values()].flat().length).toBeGreaterThan(10 * fewest);
    const strange = assets.filter((file) => /(?:from|import)(?:\s+["'`]|\s*['`])\.\//u.test(codeOf(file)));
    expect(strange).toEqual([]);
    const circles: string[] = [];
    const walk = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way, file].join(' '));
      else if (!done.has(file)) for (const next of importsOf.get(file) ?? []) walk(next, [...way, file]);
      done.add(file);
    };
    const done = new Set<string>();
    for (const file of assets) walk(file, []);
    expect(circles).toEqual([]);
  });
});
