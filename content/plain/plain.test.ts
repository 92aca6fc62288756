import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inPlainWords, pageAt, pages } from '#app/paths.ts';
import { pairsIn, textsIn } from '#content/testing/walk.ts';
import { locales, type Locale } from '#contract/locale.ts';
import { plainTexts } from './plain-texts.ts';
import { plainWords } from './plain-words.ts';
import type { PlainText } from './plain.ts';

/** Our own limits; no norm says them (docs/decisions/059-plain-words.md). */
const most = { onAverage: 10, inOne: 16 };

const all: [string, PlainText][] = Object.entries(plainTexts);

/** What is read as sentences: all but the headings and the words of buttons. */
const readIn = ({ lead, sections, next }: PlainText, locale: Locale): string[] =>
  [lead, ...sections.flatMap(({ parts }) => Object.values(parts)), next.text].flatMap((text) => textsIn(text[locale]));

/** A line of a list is a sentence, too; of a link its words count. */
const sentencesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.replace(/\[([^\]]+)\]\([^)]+\)/gu, '$1').split(/(?<=[.!?][“”]?)\s+/u));

const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;

test('READ-20 every page that is said in plain words has its text, in the same order', () => {
  expect(Object.keys(plainTexts)).toEqual([...inPlainWords]);
});

describe.each(all)('READ-21 %s in plain words', (_, text) => {
  test.each(locales)('has short sentences in %s, with one thought each', (locale) => {
    const sentences = sentencesOf(readIn(text, locale));
    expect(sentences.length).toBeGreaterThan(8);
    expect(sentences.filter((sentence) => wordsIn(sentence) > most.inOne)).toEqual([]);
    const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
    expect(words / sentences.length).toBeLessThanOrEqual(most.onAverage);
    // What stands in brackets or after a semicolon is a second thought.
    expect(sentences.filter((sentence) => /[;()]/u.test(sentence))).toEqual([]);
  });

  test('says as much in both languages, has a drawing, and leads only to pages that are there', () => {
    for (const { en, de } of pairsIn(text)) expect([de].flat()).toHaveLength([en].flat().length);
    expect(existsSync(`public${text.drawing}`)).toBe(true);
    const targets = textsIn(text).flatMap((line) => [...line.matchAll(/\]\(([^)]+)\)/gu)].map(([, to = '']) => to));
    expect(targets.filter((to) => !(to in pages) && !to.startsWith('https://'))).toEqual([]);
    expect(pageAt(new URL(text.next.path, 'https://site.test').pathname)).toBeDefined();
  });
});

test('READ-58 each page in plain words has a drawing of its own', () => {
  const drawings = all.map(([, { drawing }]) => drawing);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('READ-21 nothing is called Leichte Sprache, and no norm is claimed', () => {
  const said = textsIn([plainTexts, plainWords]).filter((text) =>
    /Leichte[rn]? Sprache|Easy Read|\bISO\b|\bDIN\b/iu.test(text),
  );
  expect(said).toEqual([]);
});
