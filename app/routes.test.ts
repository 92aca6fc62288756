import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { pages, patterns, sameAs } from './paths.ts';
import routes from './routes.ts';

test('NAV-11 every page has a file of its own in both languages: no page is a stub', () => {
  for (const id of [...Object.keys(pages), ...Object.keys(patterns)]) {
    const file = `pages/${(sameAs as Record<string, string>)[id] ?? id}.tsx`;
    expect({ file, exists: existsSync(`app/${file}`) }).toEqual({ file, exists: true });
    for (const locale of locales)
      expect(routes.find((route) => route.id === `${locale}:${id}`)).toMatchObject({ file });
  }
});
