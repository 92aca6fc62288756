import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** Everything that can show a drawing. A test that names one shows it to nobody. */
const code = ['app', 'build', 'content', 'server']
  .flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx?$/u))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** By the whole name: one that is put together from pieces could not be looked for. */
const named = new Set([...code.matchAll(/["']((?:#app)?\/drawings\/[^"']+)["']/gu)].map(([, name]) => name));

test('every drawing is named by the code that shows it', () => {
  for (const [folder, address] of [
    ['public/drawings', '/drawings'],
    ['app/drawings', '#app/drawings'],
  ] as const) {
    const files = filesIn(folder, /\.svg$/u).map((file) => basename(file));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !named.has(`${address}/${file}`))).toEqual([]);
  }
});
