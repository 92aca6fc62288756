import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassName } from './class-names.ts';
import { root } from '#scripts/run.ts';

test('a class has the same short name wherever it is asked for, and no two classes share one', () => {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const classes = files.flatMap((file) => {
    const path = join(root, 'app', file);
    const names = new Set(readFileSync(path, 'utf8').match(/(?<=\.)[a-zA-Z][\w-]*(?=[\s,:.[>{)+~])/gu));
    return [...names].map((name) => [name, path] as const);
  });
  expect(classes.length).toBeGreaterThan(100);
  const short = classes.map(([name, path]) => shortClassName(name, path));
  expect(short).toEqual(classes.map(([name, path]) => shortClassName(name, `${path}?inline`)));
  expect(new Set(short).size).toBe(classes.length);
  for (const each of short) expect(each).toMatch(/^[a-z][0-9B-Z]$/iu);
});
