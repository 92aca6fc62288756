import { expect, test } from 'vitest';
import type { Services } from '#contract/renderer.ts';
import { headersFile, redirectsFile } from './another-host.ts';

// Such hosts take 100 rules, of which a copy's owner may want some, and 2,000 letters in a line.
const most = { rules: 50, letters: 2000 } as const;

const services: Services = {
  backend: 'https://backend.test',
  geocoder: undefined,
  mapTiles: 'https://{s}.maps.test/{z}/{x}/{y}.png',
  wavyText: undefined,
};

/** The headers of each rule, by its address. */
const rulesOf = (file: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    file
      .trim()
      .split('\n\n')
      .map((rule) => {
        const [address = '', ...lines] = rule.split('\n');
        return [
          address,
          Object.fromEntries(
            lines.map((line) =>
              line
                .trim()
                .split(/: (.*)/su)
                .slice(0, 2),
            ),
          ),
        ];
      }),
  );

test('one policy holds for all pages of a copy, in rules so few and short that every host takes them', () => {
  const pages = Array.from({ length: 200 }, (_, page) => ({ scripts: ['boot()'], styles: [`a{top:${page}px}`] }));
  const file = headersFile(pages, services);
  const rules = rulesOf(file);
  expect(Object.keys(rules).length).toBeLessThanOrEqual(most.rules);
  expect(file.split('\n').filter((line) => line.length > most.letters)).toEqual([]);
  const policies = Object.entries(rules).filter(([, headers]) => 'Content-Security-Policy' in headers);
  expect(policies.map(([address]) => address)).toEqual(['/*']);
  const policy = rules['/*']?.['Content-Security-Policy'] ?? '';
  expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'unsafe-inline'; /u);
  expect(policy).toContain("connect-src 'self' https://backend.test");
});

test('a copy tells nobody the links of visitors, and leads them to the page that asks', () => {
  const rules = rulesOf(headersFile([{ scripts: ['boot()'], styles: [] }], services));
  for (const address of ['/status*', '/de/status*', '/thank-you*', '/de/thank-you*'])
    expect([address, rules[address]]).toEqual([
      address,
      { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex' },
    ]);
  expect(redirectsFile().split('\n')).toEqual([
    '/status/:token /status#:token 302',
    '/de/status/:token /de/status#:token 302',
    '/de/* /de/404.html 404',
    '',
  ]);
});
