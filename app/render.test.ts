import { expect, test } from 'vitest';
import { islandFiles, laterFiles, scriptFiles } from '#build/islands.ts';
import { drawPage } from './render.tsx';

const assets = {
  styles: {},
  islands: islandFiles,
  islandClasses: {},
  ahead: {},
  scripts: { ...scriptFiles, ...laterFiles },
  boot: '',
  loader: '/loader.js',
  list: '',
};
const data = (changes: Record<string, unknown>) => ({ projects: [], changes: new Map(Object.entries(changes)) });
const books = { pathname: '/de/resources/books', search: '' };

test('what the team has changed stands in the page: a text, an entry of a list, a value of the site', async () => {
  const plain = await drawPage(books, assets);
  const changed = await drawPage(
    books,
    assets,
    data({ 'resources/books#books.neurotribes.facts.why': { en: 'New', de: 'Ganz neu gesagt' } }),
  );
  expect(plain.html).not.toContain('Ganz neu gesagt');
  expect(changed.html).toContain('Ganz neu gesagt');
  const contact = await drawPage(
    { pathname: '/contact', search: '' },
    assets,
    data({ 'site#site.answerDays': { value: 17 }, 'contact/contact#contactWords.title': { en: 'Hello', de: 'Hallo' } }),
  );
  expect(contact.html).toMatch(/<title>Hello –.*within 17 days/su);
});

test('READ-24 what the team has written is marked as what was built', async () => {
  const sleep = { pathname: '/de/resources/sleep', search: '' };
  const mark = '<a rel="help" href="/de/woerter/offices#iban">IBAN</a>';
  expect((await drawPage(sleep, assets, data({}))).html).not.toContain(mark);
  const lead = { en: 'An IBAN', de: 'Die IBAN hilft' };
  const changed = await drawPage(sleep, assets, data({ 'subjects/sleep#sleep.lead': lead }));
  expect(changed.html).toContain(`Die ${mark} hilft`);
});

test('the same place, assets and data give the same document', async () => {
  expect((await drawPage(books, assets)).html).toBe((await drawPage(books, assets)).html);
});
