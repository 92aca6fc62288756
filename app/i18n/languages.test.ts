import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const app = resolve(import.meta.dirname, '..');

/** The source of every component and script of the site, without its comments. */
const sources = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts'] })
  .toSorted()
  .map((file) => ({ file, code: readFileSync(join(app, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/ .*/gu, '') }));

/** What has to do with the languages themselves: which is the other one, a text in both. */
const namesLanguages = [
  'features/inbox/names.ts',
  'features/search/engine.ts',
  'files/search-pages.ts',
  'layout/page-head.ts',
  'lib/published/projects.ts',
  'page-meant.ts',
];
// What the team writes both languages in.
const isOfEditor = (file: string) =>
  /^(?:features\/(?:project-editor|page-texts)\/|parts\/(?:listed-|new-)?picture)/u.test(file);

// That is why a journey through the site is walked in one language (e2e/support/one-language.ts).
test('no component decides which language it speaks: that is said by the address alone', () => {
  const naming = sources
    // React tells the entries of a list apart by `key`, and `lang` says of a quotation what it is in.
    .map(({ file, code }) => ({ file, code: code.replaceAll(/key=\{[\w.]+\}|lang="\w+"/gu, '') }))
    .filter(({ code }) => /(?:'|"|`|\.)(?:en|de)\b(?!-)/u.test(code))
    .map(({ file }) => file);
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.filter((file) => !isOfEditor(file))).toEqual(namesLanguages);
});

test('no component says words of its own: all stand in content/, in two languages', () => {
  const isOurName = (text: string) => /^Ecosystem:?$/u.test(text);
  const said = sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, code }) => {
      const texts = code.matchAll(/(?<![=\w])>([^<>{}=;()|&]*\p{L}{2}[^<>{}=;()|&]*)<\//gu);
      const attributes = code.matchAll(
        /\b(?:aria-label|alt|title|placeholder|label|lead|text)="([^"]*\p{L}{2}[^"]*)"/gu,
      );
      return [...texts, ...attributes].map(([, text = '']) => `${file}: ${text.trim()}`);
    });
  expect(said.filter((each) => !isOurName(each.split(': ', 2)[1] ?? ''))).toEqual([]);
  expect(said).not.toEqual([]);
});
