import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layers } from '#app/styles/layers.ts';
import type { Rules } from '#app/styles/rules.ts';
import { root } from '#scripts/run.ts';
import { readRules } from './read-rules.ts';

// Of some 200 in both languages; fewer would not be the site.
const fewestPages = 130;
const site = join(root, 'dist', 'site');

/** Each rule with all that stands around it. */
const rulesIn = (rules: Rules, around = ''): string[] =>
  rules.flatMap((part) => {
    if (typeof part === 'string') return `${around}${part}`;
    if ('head' in part) return rulesIn(part.rules, `${around}${part.head} `);
    return part.selectors.map(({ text }) => `${around}${text} ${part.body}`);
  });

test('a page names the layers first, and holds each rule once', () => {
  const pages = globSync('**/*.html', { cwd: site });
  expect(pages.length).toBeGreaterThan(fewestPages);
  for (const page of pages) {
    const [, styles = ''] = /<style>(.*?)<\/style>/su.exec(readFileSync(join(site, page), 'utf8')) ?? [];
    expect([page, styles.slice(0, layers.length)]).toEqual([page, layers]);
    const rules = rulesIn(readRules(styles));
    expect([page, ...rules.filter((rule, place) => rules.indexOf(rule) !== place)]).toEqual([page]);
  }
});
