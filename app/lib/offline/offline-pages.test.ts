import { expect, test } from 'vitest';
import { inPlainWords, isPersonal, pageIds, pages, plainOf, unlisted } from '#app/paths.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { firstPages, mayBeKept } from './offline-pages.ts';

const isKept = (address: string) => mayBeKept(new URL(address, 'https://example.org'));

test('READ-46 only public pages may be kept, by their bare address', () => {
  for (const locale of locales) {
    for (const page of pageIds)
      expect([page, isKept(inLocale(pages[page], locale))]).toEqual([page, page === 'my-list' || !isPersonal(page)]);
    for (const path of ['/projects/quiet-garden', '/projects/category/health', '/resources/events/reading-2026-12-01'])
      expect([path, isKept(inLocale(path, locale))]).toEqual([path, true]);
    for (const path of [
      '/account',
      '/signin',
      '/signup',
      '/auth/confirm',
      '/auth/reset',
      '/team/inbox',
      '/team/projects',
      '/team/bookings',
      '/team/well',
      '/status',
      '/status/AbCdEfGhIjKlMnOpQrStUvWxYz012345',
      '/thank-you',
      '/set-up/AbCdEfGhIjKlMnOp',
      '/contact?reason=help',
      '/contact/',
      '/nowhere',
      '/projects/quiet-garden/more',
      '/functions/v1/inbox',
      '/rest/v1/projects',
      '/auth/v1/user',
      '/storage/v1/object/public/covers/one.png',
      '/offline.js',
    ])
      expect([path, isKept(inLocale(path, locale))]).toEqual([path, false]);
  }
  expect(unlisted.every(isPersonal)).toBe(true);
});

test('READ-41 kept at once: help, contact, words and all plain pages in one language, help and this page in both', () => {
  for (const locale of locales) {
    const first = firstPages(locale);
    for (const page of ['home', 'help-now', 'contact', 'words', 'words/offices', ...inPlainWords.map(plainOf)] as const)
      expect(first).toContain(inLocale(pages[page], locale));
    for (const each of locales)
      for (const path of ['/help-now', '/offline']) expect(first).toContain(inLocale(path, each));
    expect(first.every(isKept)).toBe(true);
  }
});
