import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withOne } from './one-language.ts';

const only = (locale: 'en' | 'de', code: string) => withOne(code, parseSync('a.js', code).program as never, locale);

test('leaves one language of each text', () => {
  const code = `export const a = { title: { en: 'Hello', de: 'Hallo' }, list: [{ de: 'x', en: 'y' }] };`;
  expect(only('en', code)).toBe(`export const a = { title: { en: 'Hello' }, list: [{ en: 'y' }] };`);
  expect(only('de', code)).toBe(`export const a = { title: { de: 'Hallo' }, list: [{ de: 'x' }] };`);
});

test('leaves one language of texts inside a text', () => {
  const code = `a({ en: [{ en: 1, de: 2 }, 3], de: [{ en: 4, de: 5 }] });`;
  expect(only('en', code)).toBe(`a({ en: [{ en: 1 }, 3] });`);
  expect(only('de', code)).toBe(`a({ de: [{ de: 5 }] });`);
});

test('leaves everything else as it is', () => {
  const code = `export const b = { en: 1, de: 2, fr: 3 }; const c = { en: 1 }; const { en, de } = b;`;
  expect(only('de', code)).toBe(code);
});
