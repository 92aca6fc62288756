import { parseAtomFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { atomFaults } from '#app/files/testing/atom-faults.ts';
import { readList } from '#app/texts/page-lists.ts';
import { newsList, toldList } from '#contract/news.ts';
import { type EntryRow, type EntryValues, addedId } from '#contract/page-lists.ts';
import { newsFeed } from './news-feed.ts';

let number = 0;
const row = (list: string, fields: EntryValues): EntryRow => ({
  list,
  entry: addedId(`00000000-0000-4000-8000-${String((number += 1)).padStart(12, '0')}`),
  fields,
  state: 'shown',
  after: null,
  before: null,
});
const picture = {
  id: '00000000-0000-4000-8000-0000000000aa',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  alt: 'A kite & a "tree"',
  alt_de: 'Ein Drachen & ein „Baum“',
};
const both = (text: string) => ({ en: text, de: `${text} auf Deutsch` });
const piece = (date: string, title: string, ...lines: string[]) =>
  row(newsList, {
    date,
    title: both(title),
    text: { en: lines, de: lines.map((line) => `${line} auf Deutsch`) },
    photo: picture.id,
  });
const change = (date: string, text: string, where: string | null = null) =>
  row(toldList, { date, text: both(text), where });

/** The feed as a program of somebody else reads it, with what stands in these rows. */
function feed(locale: 'en' | 'de', rows: readonly EntryRow[]) {
  const changes = new Map(
    [newsList, toldList].map((list) => [
      list,
      readList(
        list,
        rows.filter((each) => each.list === list),
        new Map([[picture.id, picture]]),
      ),
    ]),
  );
  const xml = newsFeed(locale, changes);
  return { xml, read: parseAtomFeed(xml) };
}

test('NEWS-24 the feed is one as RFC 4287 asks for, in each language, with the newest first, and can be empty', () => {
  const rows = [
    piece('2026-11-20', 'We cook', 'Come on [Friday](contact).', 'Or [later](https://example.org/a?b=1&c=2).'),
    change('2026-12-01', 'Two new podcasts', '/resources/podcasts'),
    change('2026-11-21', 'A word', '/nothing/like/it'),
  ];
  for (const [locale, prefix, suffix] of [
    ['en', '', ''],
    ['de', '/de', ' auf Deutsch'],
  ] as const) {
    const site = 'http://localhost:3000';
    const { xml, read } = feed(locale, rows);
    expect(xml).toMatch(
      new RegExp(`^<\\?xml version="1.0" encoding="utf-8"\\?>\\n<feed [^>]*xml:lang="${locale}"`, 'u'),
    );
    expect(read).toMatchObject({
      id: `${site}${prefix}/news`,
      title: { value: expect.stringContaining('Ecosystem') },
      updated: '2026-12-01T00:00:00Z',
      authors: [{ name: 'Ecosystem' }],
      links: [
        { rel: 'self', href: `${site}${prefix}/news.atom` },
        { rel: 'alternate', href: `${site}${prefix}/news` },
      ],
    });
    const entries = read.entries ?? [];
    expect(entries.map(({ title, updated, links }) => [title?.value, updated, links?.[0]?.href])).toEqual([
      [`Two new podcasts${suffix}`, '2026-12-01T00:00:00Z', `${site}${prefix}/resources/podcasts`],
      [`A word${suffix}`, '2026-11-21T00:00:00Z', entries[1]?.id],
      [`We cook${suffix}`, '2026-11-20T00:00:00Z', entries[2]?.id],
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
    for (const { id } of entries) expect(id).toMatch(new RegExp(`^${site}${prefix}/news#new-[\\da-f-]{36}$`, 'u'));
    expect(entries[2]?.content?.value).toContain(`<a href="${site}${prefix}/contact">Friday</a>`);
    expect(entries[2]?.content?.value).toContain('<a href="https://example.org/a?b=1&amp;c=2">later</a>');
    expect(entries[2]?.content?.value).toMatch(
      /<img src="http:\/\/localhost:3000\/storage\/[^"]*\.webp" width="1600" height="900" alt="[^"]*&amp;/u,
    );
  }
  expect(feed('de', []).read).toMatchObject({ id: expect.any(String), updated: '2026-11-23T00:00:00Z' });
  expect(feed('de', []).read.entries ?? []).toEqual([]);
});

test('NEWS-25 markup, line breaks and characters that XML forbids stay text in every field of the feed, and what would run is left out', () => {
  const evil = `]]>\n<script>alert(1)</script>&lt;"'</title><!--`;
  const { xml, read } = feed('en', [
    piece('2026-11-22', evil, evil),
    change('2026-11-21', evil, `/news"><script>alert(1)</script>`),
    piece('2026-11-20', 'Runs', 'See [this](javascript:alert(1)).'),
    piece('2026-11-20', 'Data', 'See [this](data:text/html,<script>alert(1)</script>).'),
    change('2026-11-20', 'See [this](javascript:alert(1)).'),
    piece('2026-11-20', 'Bell \u0007', 'No bell'),
    piece('2026-11-20', 'Fine', 'No \uFFFF sign'),
  ]);
  const entries = read.entries ?? [];
  expect(entries).toHaveLength(2);
  for (const { title } of entries) expect(title?.value?.replaceAll(/\s+/gu, ' ')).toBe(evil.replaceAll(/\s+/gu, ' '));
  expect(entries[0]?.content?.value).toContain('&lt;script&gt;');
  expect(entries[0]?.content?.value).not.toContain('<script');
  expect(xml).not.toMatch(/<script|javascript:|data:/u);
  expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/u);
});

const addresses = { en: 'http://localhost:3000/news.atom', de: 'http://localhost:3000/de/news.atom' };

test('NEWS-24 the feed has all that section 4 of RFC 4287 asks for, in both languages, empty, usual and with markup in each field', () => {
  const hostile = `q7"'><script>hit()</script>&amp;&#0; ]]> \u0000\uFFFE\uD83D`;
  const feeds = [
    [],
    [
      piece('2026-11-20', 'We cook', 'On [Friday](contact).'),
      change('2026-12-01', 'Two podcasts', '/resources/podcasts'),
    ],
    [piece('2026-11-20', hostile, hostile, `[x](https://example.org/a?b=1&c=2)`), change('2024-02-29', hostile)],
    Array.from({ length: 40 }, (_, at) => piece('2026-11-20', `Day ${at}`, 'One line.')),
  ];
  for (const locale of ['en', 'de'] as const)
    for (const rows of feeds) expect(atomFaults(feed(locale, rows).xml, addresses[locale], locale)).toEqual([]);
});

test.each([
  ['no id', (xml: string) => xml.replace(/<id>[^<]*<\/id>/u, '')],
  ['two titles', (xml: string) => xml.replace(/<title>[^<]*<\/title>/u, '$&$&')],
  ['an id that is no IRI', (xml: string) => xml.replace(/<entry><id>[^<]*/u, '<entry><id>one')],
  ['one id twice', (xml: string) => xml.replace(/<entry>.*?<\/entry>/u, '$&$&')],
  ['a day without a time', (xml: string) => xml.replace('T00:00:00Z', '')],
  ['a day that there is not', (xml: string) => xml.replaceAll('2026-11-20', '2026-02-30')],
  ['no author', (xml: string) => xml.replace(/<author>.*?<\/author>/u, '')],
  ['an author without a name', (xml: string) => xml.replace(/<name>.*?<\/name>/u, '')],
  ['no link to itself', (xml: string) => xml.replace('rel="self"', 'rel="related"')],
  ['no page', (xml: string) => xml.replace('rel="alternate"', 'rel="related"')],
  ['no language', (xml: string) => xml.replace(' xml:lang="en"', '')],
  ['another namespace', (xml: string) => xml.replace('2005/Atom', '2003/Atom')],
  ['a type that is none', (xml: string) => xml.replace('type="html"', 'type="markup"')],
  ['an element of another kind', (xml: string) => xml.replace('<entry>', '<entry><guid>1</guid>')],
  ['a bare sign', (xml: string) => xml.replace('We cook', 'We & cook')],
  ['an element that does not end', (xml: string) => xml.replace('</entry>', '')],
])('NEWS-24 the check of the feed finds %s', (_, broken) => {
  const { xml } = feed('en', [piece('2026-11-20', 'We cook', 'Come.')]);
  expect(broken(xml)).not.toBe(xml);
  expect(atomFaults(broken(xml), addresses.en, 'en')).not.toEqual([]);
});
