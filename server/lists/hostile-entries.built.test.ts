import { randomUUID } from 'node:crypto';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { publishedElsewhere } from '#build/published-elsewhere.ts';
import { eventsKey } from '#contract/events.ts';
import { shapeOfList } from '#contract/list-shapes.ts';
import { newsList } from '#contract/news.ts';
import {
  addedId,
  type EntryValues,
  type FieldKind,
  fieldsOf,
  type FieldValue,
  type ListField,
  longestPageLists as longest,
} from '#contract/page-lists.ts';
import { openedLists } from '#server/testing/opened-lists.ts';

const { drawer, database, app, ask, read } = await openedLists();
// What pages say of their sources has one shape: one of these stands for all.
const all = drawer.lists.listKeys();
const lists = [
  ...all.filter((key) => !shapeOfList(key)?.isOne),
  ...all.filter((key) => shapeOfList(key)?.isOne).slice(0, 1),
];
beforeAll(
  () => database.sql`
    insert into public.pictures (id, path, width, height, widths, alt, alt_de)
    values (${picture}, 'library/q', 800, 600, '{480,800}', ${line}, ${line})`,
);

const picture = '0b5c1de0-0000-4000-8000-000000000001';
/** Begins with what would end an attribute: no page may say these three signs as they are. */
const sign = 'q7"';
const marks = `${sign}'><script>hit()</script><img src=x onerror=hit()>]]>--><!--{{7*7}}\\n;X,Y 👩‍👩‍👧 שלום\u200F`;
const line = marks.padEnd(longest.line, 'w');
const text = `${marks}\r\nEND:VEVENT\nBEGIN:VEVENT\r\nSUMMARY:Evil\r\n${'w'.repeat(500)}`;
const link = `https://example.org/${sign}><script>hit()</script>?a='b&c=<`;
/** The same where a field takes little. */
const short = `${sign}'><script>hit()</script>]]>--\r\nEND:VEVENT\r\nSUMMARY:Evil`;
const both = <Said>(said: Said) => ({ en: said, de: said });

/** What somebody could write into a field of each kind. A kind that is new asks for its own. */
const hostile: Readonly<Record<FieldKind, (field: ListField) => FieldValue>> = {
  text: ({ most }) => both(most ? short : text),
  paragraphs: ({ most }) => both([marks, (most ? short : line + text).replaceAll(/\r?\n/gu, ' ')]),
  items: () => both([line, marks]),
  line: ({ most }) => line.slice(0, most),
  link: () => link,
  links: () => both(link),
  date: ({ isAfter }) => (isAfter ? '2097-07-30' : '2026-11-20'),
  days: () => ['2097-07-09'],
  moves: () => ['2097-07-16>2097-07-17T15:00'],
  moment: ({ isAfter }) => (isAfter ? '2097-07-02T17:00' : '2097-07-02T15:00'),
  choice: ({ options = [] }) => options[0] ?? '',
  checked: () => '2026-11-20',
  audience: () => ['me', 'parents', 'teachers'],
  reason: () => 'borrow',
  phone: () => '0800 1110111',
  youtube: () => '-_-_-_-_-_-',
  duration: () => '28:14',
  sources: () => [{ title: line, url: link }],
  picture: () => picture,
};

/** What is refused in whatever somebody can write freely: signs that nobody sees, half an emoji, too much, what would run. */
const refused = [`${marks}\u0000`, `${marks}\u202E`, `${marks}\uD83D`, 'w'.repeat(longest.text + 1)];
const free: Partial<Record<FieldKind, (said: string) => FieldValue>> = {
  text: both,
  paragraphs: (said) => both([said]),
  items: (said) => both([said]),
  line: (said) => said,
  link: (said) => said,
  links: both,
  sources: (said) => [{ title: said, url: 'https://example.org' }],
};

const fieldsIn = (key: string, id: string) => fieldsOf(shapeOfList(key) ?? { fields: [] }, id);
const publish = (key: string, id: string, values: object) =>
  ask('team', 'POST', 'entry', { key, id, values, beganWith: null, textsBeganWith: null, what: marks });

/** The entry that is attacked: a new one, or the first where none can be added. */
async function entryOf(key: string): Promise<string> {
  if (!shapeOfList(key)?.isClosed) return addedId(randomUUID());
  const [, { entries }] = await ask('team', 'GET', `list?key=${encodeURIComponent(key)}`);
  return entries[0]?.id ?? '';
}
const valuesOf = (key: string, id: string): EntryValues =>
  Object.fromEntries(
    fieldsIn(key, id).map((field) => [
      field.path,
      // Of what is cancelled less would be said.
      key === eventsKey && field.path === 'state' ? null : hostile[field.kind](field),
    ]),
  );

const broken = /<script>hit|<img src=x|<\/script>hit|href="javascript:/u;

test('EDIT-23 NEWS-11 NEWS-54 what somebody writes into any field of any list stays words: on every page, in what machines read of it, in search, feed and calendars, and in a copy', async () => {
  const ids = new Map<string, string>();
  for (const key of lists) {
    const id = await entryOf(key);
    ids.set(key, id);
    const [status, { fields }] = await publish(key, id, valuesOf(key, id));
    expect([key, status, fields]).toEqual([key, 200, undefined]);
  }
  const event = (ids.get(eventsKey) ?? '').slice('new-'.length);
  const path = `/resources/events/${event.slice(0, 8)}`;
  const told = await publishedElsewhere({ ...drawer, services: { ...drawer.services, backend: app.url } });

  const showing: string[] = [];
  const said = new Set<string>();
  for (const address of [...drawer.addressesOf([]), path, `/de${path}`]) {
    const html = await read(address);
    expect([address, broken.exec(html)?.[0], html.includes(sign)]).toEqual([address, undefined, false]);
    // The copy draws the same from what it is told.
    const copy = await drawer.draw({ pathname: address, search: '' }, told);
    expect([address, copy.status]).toEqual([address, address.endsWith('/404') ? 404 : 200]);
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu))
      JSON.parse(data);
    if (!html.includes('q7&quot;')) continue;
    showing.push(address);
    expect([address, broken.exec(copy.html)?.[0], copy.html.includes(sign)]).toEqual([address, undefined, false]);
    for (const name of copy.said) said.add(name);
    expect(copy.html.split('q7&quot;').length).toBe(html.split('q7&quot;').length);
  }
  expect(lists.filter((key) => !said.has(key))).toEqual([]);
  const shown = (await Promise.all(showing.map((address) => read(address)))).join('\n');
  expect(showing).toEqual(expect.arrayContaining([path, '/de/news', '/resources/books', '/team', '/help-now']));
  expect(shown).toContain('href="https://example.org/q7&quot;&gt;&lt;script&gt;');
  for (const file of ['/search-en.json', '/search-de.json']) JSON.parse(await read(file));
  expect(await read('/sitemap.xml')).not.toMatch(/q7|script/u);

  for (const locale of ['', '/de']) {
    const feed = await read(`${locale}/news.atom`);
    expect(feed).not.toMatch(broken);
    const entries = parseAtomFeed(feed).entries ?? [];
    const piece = entries.find(({ id }) => id?.endsWith(`#${ids.get(newsList)}`));
    expect(entries).toHaveLength(2);
    expect(piece?.title?.value?.replaceAll(/\s+/gu, ' ')).toBe(text.replaceAll(/\s+/gu, ' '));
    expect(piece?.content?.value).not.toMatch(broken);
    expect(piece?.content?.value).toContain('alt="q7&quot;');
    expect(drawer.newsFeed(locale === '' ? 'en' : 'de', told.changes)).toBe(feed);

    for (const at of [`${locale}/events.ics`, `${locale}${path}.ics`]) {
      const calendar = await read(at);
      expect(calendar.split('\r\n').every((part) => Buffer.byteLength(part) <= 75 && !/[\r\n]/u.test(part))).toBe(true);
      const events = new ICAL.Component(ICAL.parse(calendar) as never).getAllSubcomponents('vevent');
      // The series, the day on which it is left out, and the one that was moved.
      expect(events.map((part) => new ICAL.Event(part).uid)).toEqual([event, event, event]);
      const [series] = events.map((part) => new ICAL.Event(part));
      expect([series?.summary, series?.location]).toEqual([short.replaceAll('\r\n', '\n'), line.slice(0, 100)]);
      expect(drawer.calendarFile(at, told.rows?.get(eventsKey) ?? [], told.today)).toBe(calendar);
    }
  }
});

test('NEWS-11 NEWS-54 what nobody can see, what is half a character or too long, and what would run is refused in every field of every list', async () => {
  for (const key of lists) {
    const id = await entryOf(key);
    const right = valuesOf(key, id);
    const open = fieldsIn(key, id).filter(({ kind }) => free[kind]);
    for (const said of refused) {
      const values = { ...right, ...Object.fromEntries(open.map(({ path, kind }) => [path, free[kind]?.(said)])) };
      const { problems } = drawer.lists.checkValues(key, id, values);
      const stopped = new Set(problems.flatMap(({ code, path }) => (code === 'long_sentence' ? [] : [path])));
      expect([key, said, stopped]).toEqual([key, said, new Set(open.map(({ path }) => path))]);
    }
    const runs = Object.fromEntries(open.map(({ path, kind }) => [path, free[kind]?.('[x](javascript:hit())')]));
    const texts = open.filter(({ kind }) => !['line', 'sources'].includes(kind)).map(({ path }) => path);
    const { problems } = drawer.lists.checkValues(key, id, { ...right, ...runs });
    const stopped = new Set(problems.flatMap(({ code, path }) => (code === 'link' ? [path] : [])));
    expect([key, stopped]).toEqual([key, new Set(texts)]);
  }
  const key = newsList;
  const [status, { fields }] = await publish(key, addedId(randomUUID()), {
    ...valuesOf(key, addedId('x')),
    title: both('a\u202Eb'),
  });
  expect([status, Object.keys(fields ?? {})]).toEqual([400, ['title.de', 'title.en']]);
});
