import { expect, test } from 'vitest';
import { bareAssets as assets } from '#build/islands.ts';
import { drawPage, renderer } from './render.tsx';

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

test('NEWS-47 NEWS-48 what an admin says of answers, register, map and panel stands in every page that shows it', async () => {
  const now = data({
    'site#site.answerDays': { value: 17 },
    'site#site.legalStatus': { value: 'registered' },
    'association#association.register': { value: 'Amtsgericht Beispielstadt, VR 12345' },
    'site#site.map.start': { value: '51.05, 13.74, 13' },
    'site#site.adminEmail': { value: 'Ada@example.org' },
  });
  const shown = async (pathname: string, changes = now) =>
    (await drawPage({ pathname, search: '' }, assets, changes)).html.replaceAll('&quot;', '"');
  expect(await shown('/impressum')).toContain('Amtsgericht Beispielstadt, VR 12345');
  const stillForming = data({ 'association#association.register': { value: 'Amtsgericht Beispielstadt, VR 12345' } });
  expect(await shown('/impressum', stillForming)).not.toContain('VR 12345');
  for (const page of ['/services/find-the-lost', '/de/services/lost-something'])
    expect(await shown(page)).toContain('"days":17,"mapStart":"51.05, 13.74, 13"');
  expect(await shown('/status')).toContain('"days":17');
  expect(await shown('/projects')).toContain('"email":"ada@example.org"');
});

test('NEWS-56 the address of the site that an admin says stands in every page, feed, calendar and code that names one', async () => {
  const now = data({ 'site#site.siteUrl': { value: 'https://netz.example.org' } });
  const { changes } = now;
  const { html } = await drawPage({ pathname: '/de/news', search: '' }, assets, now);
  expect(html).toContain('<link rel="canonical" href="https://netz.example.org/de/news"/>');
  const files = [
    html,
    renderer.siteMap(now),
    renderer.robots(changes),
    renderer.newsFeed('de', changes),
    renderer.calendarFile('/events.ics', [], '', changes) ?? '',
  ];
  expect(files.join('').match(/https:\/\/netz\.example\.org/gu)?.length).toBeGreaterThan(100);
  expect(files.join('')).not.toContain('localhost');
  expect(renderer.pageCode('/news', changes)).not.toBe(renderer.pageCode('/news'));
});

test('the same place, assets and data give the same document', async () => {
  expect((await drawPage(books, assets)).html).toBe((await drawPage(books, assets)).html);
});
