import { expect, test } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { pairsIn, textsIn } from './testing/walk.ts';

const months = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  de: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
};

/** Everything but the one way (docs/content-guide.md, "How we write"). */
const otherWays: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(
    String.raw`€|EUR\b|[\d}] ?Euro\b|\deuro|\deuros?\b|[\d}] euros\b|\d %|[\d}] %|\d{4,} euro|\d\.\d{3}\b|` +
      String.raw`\d{4}-\d\d-\d\d|\b\d{1,2}[./]\d{1,2}[./]\d|\b(${months.en}) \d{1,2}\b|\b\d{1,2}(\.|st|nd|rd|th)( of)? (${months.en})\b`,
    'u',
  ),
  de: new RegExp(
    String.raw`€|EUR\b|[\d}] euro|\dEuro|[\d}]%|\d{4,} Euro|\d,\d{3}\b|` +
      String.raw`\d{4}-\d\d-\d\d|\b\d{1,2}[./]\d{1,2}[./]\d|\b\d{1,2} (${months.de})\b`,
    'u',
  ),
};

test.each([
  ['en', '€20'],
  ['en', '20 €'],
  ['en', '20euro'],
  ['en', '5000 euro'],
  ['en', '5.000 euro'],
  ['en', '{amount} euros'],
  ['en', '20 %'],
  ['en', '{percent} %'],
  ['en', 'November 20, 2026'],
  ['en', '20th November 2026'],
  ['en', '20. November 2026'],
  ['en', '2026-11-20'],
  ['en', '20/11/2026'],
  ['de', '€ 20'],
  ['de', '20€'],
  ['de', '20Euro'],
  ['de', '5000 Euro'],
  ['de', '5,000 Euro'],
  ['de', '{amount} euro'],
  ['de', '20%'],
  ['de', '20 November 2026'],
  ['de', '20.11.2026'],
  ['de', '1.2.26'],
  ['de', '2026-11-20'],
] as const)('%s: %s is another way', (locale, text) => {
  expect(text).toMatch(otherWays[locale]);
});

test.each([
  ['en', 'On 20 November 2026: 5,000 euro, {amount} euro, 20%, 4.5 to 1, as of April 2026'],
  ['de', 'Am 20. November 2026: 5.000 Euro, {amount} Euro, 20 %, 4,5 zu 1, Stand April 2026'],
] as const)('%s: %s is the one way', (locale, text) => {
  expect(text).not.toMatch(otherWays[locale]);
});

const files = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./testing/**'], { eager: true });

test.each(Object.entries(files))('%s writes dates and sums in one way', (_, content) => {
  for (const pair of pairsIn(content)) {
    expect(textsIn(pair.en).filter((text) => otherWays.en.test(text))).toEqual([]);
    expect(textsIn(pair.de).filter((text) => otherWays.de.test(text))).toEqual([]);
  }
});
