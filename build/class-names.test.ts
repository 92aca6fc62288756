import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/run.ts';
import { shortClassName } from './class-names.ts';

// There were 560, asked for 649 times, on 2026-11-24: fewer, and the patterns below would no longer find them.
const fewest = { names: 280, uses: 320 } as const;

test('a class has the same short name wherever it is asked for, and no two classes share one', () => {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const classes = files.flatMap((file) => {
    const path = join(root, 'app', file);
    const names = new Set(readFileSync(path, 'utf8').match(/(?<=\.)[a-zA-Z][\w-]*(?=[\s,:.[>{)+~])/gu));
    return [...names].map((name) => [name, path] as const);
  });
  expect(classes.length).toBeGreaterThan(fewest.names);
  const short = classes.map(([name, path]) => shortClassName(name, path));
  expect(short).toEqual(classes.map(([name, path]) => shortClassName(name, `${path}?inline`)));
  expect(new Set(short).size).toBe(classes.length);
  for (const each of short) expect(each).toMatch(/^[a-z][0-9B-Z]$/iu);
});

test('every class that the site names is in its sheet', () => {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const asked = files.flatMap((file) => {
    const code = readFileSync(join(root, 'app', file), 'utf8');
    return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gmu)].flatMap(([, styles, from = '']) => {
      const sheet = from.startsWith('#app/') ? from.replace('#', '') : join('app', dirname(file), from);
      const rules = readFileSync(join(root, sheet), 'utf8');
      return [...code.matchAll(new RegExp(String.raw`\b${styles}\.(\w+)`, 'gu'))].map(([, name = '']) => ({
        place: `${file}: ${name}`,
        isThere: new RegExp(String.raw`\.${name}(?![\w-])`, 'u').test(rules),
      }));
    });
  });
  expect(asked.length).toBeGreaterThan(fewest.uses);
  expect(asked.filter(({ isThere }) => !isThere).map(({ place }) => place)).toEqual([]);
});
