import { beforeAll, expect, test } from 'vitest';
import type { PageText } from '#contract/page-texts.ts';
import { noChanges } from '#contract/site-data.ts';
import { readSite } from '#server/pages/site.ts';
import { noteSaid, textsOfPages } from '#server/pages/texts-of-pages.ts';
import { openedApp } from '#server/testing/opened.ts';

// Half of what all pages showed on 2026-11-24: 1,852 texts, named 7,734 times, and 1,132 pictures. Fewer, and the loops below
// would no longer look at the site.
const least = { texts: 920, named: 3_800, pictures: 560 } as const;

// The other tests of this room run with pages of their own (server/testing/fixture-renderer.ts); these ask the real ones.
const site = await readSite('dist');
const { drawer } = site;
const { database, app } = await openedApp({ site });
/** The names of all texts that a page shows, and what is built in. */
const all = new Map<string, PageText>();
/** Every page as it is built, by its address. */
const plain = new Map<string, string>();
const saidBy = new Map<string, ReadonlySet<string>>();
beforeAll(async () => {
  for (const pathname of drawer.addressesOf([])) {
    const { html, said } = await drawer.draw({ pathname, search: '' }, { projects: [], changes: noChanges });
    plain.set(pathname, html);
    saidBy.set(pathname, said);
    for (const key of said) all.set(key, drawer.texts.builtIn(key) ?? { en: '', de: '' });
  }
  for (const key of all.keys()) if (!drawer.texts.builtIn(key)) all.delete(key);
});

const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/u.exec(html)?.[1] ?? '';
const wordsOf = (html: string) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/gu, '').trim();
/** A text with something before each of its lines. */
const before = (text: PageText, words: string): PageText => {
  const each = (said: PageText['en']) =>
    typeof said === 'string' ? words + said : said.map((line, place) => `${place}${words}${line}`);
  return { en: each(text.en), de: each(text.de) };
};
const publish = async (key: string, text: PageText | null) =>
  database.sql`
    insert into app_private.text_versions (key, text, built_in, what)
    values (${key}, ${text && database.sql.json(text)}, '{}', 'A test')`;

test('the build has noted of every page what it says, so that nothing is drawn to learn it', async () => {
  expect(site.said).toEqual(noteSaid(saidBy));
  const drawsNothing = { ...drawer, draw: () => Promise.reject(new Error('It was drawn.')) };
  const texts = textsOfPages(drawsNothing, site.said);
  const [[key, text] = ['', undefined]] = all;
  const showing = [...saidBy].flatMap(([pathname, said]) => (said.has(key) ? [pathname] : []));
  expect(showing).not.toEqual([]);
  expect(await texts.showing(new Map([[key, text]]))).toEqual(expect.arrayContaining(showing));
});

test('EDIT-09 a page in editing says the same as for visitors, acts no more, and names its texts', async () => {
  let named = 0;
  for (const [pathname, html] of plain) {
    const { main, unseen } = await drawer.drawMarked({ pathname, search: '' }, { projects: [] });
    expect([pathname, wordsOf(main)]).toEqual([pathname, wordsOf(mainOf(html))]);
    expect([pathname, /[\uE000-\uE01F]|%EE%80/u.exec(main + JSON.stringify(unseen))]).toEqual([pathname, null]);
    expect([pathname, /<(?:a [^>]*href|button|form|summary|eco-island|[^>]* on\w+=)/u.exec(main)]).toEqual([
      pathname,
      null,
    ]);
    const keys = [...main.matchAll(/data-text="([^"]+)"/gu)].map(([, key = '']) => key);
    expect(keys.filter((key) => !drawer.texts.builtIn(key))).toEqual([]);
    named += keys.length;
  }
  expect(named).toBeGreaterThan(least.named);
});

test('EDIT-03 EDIT-05 EDIT-19 with markup in every text no page breaks, all of it is text, headings keep their levels and pictures what is said in their place', async () => {
  const outline = (html: string) => ({
    levels: [...html.matchAll(/<h([1-6])[ >]/gu)].map(([, level]) => Number(level)),
    unsaid: [...html.matchAll(/<img(?![^>]* alt=)[^>]*>/gu)].map(([picture]) => picture),
    decoration: [...html.matchAll(/<img[^>]* alt=""/gu)].length,
  });
  expect(all.size).toBeGreaterThan(least.texts);
  const markup = '#### ![](x) <h6> <script>alert(1)</script>"\'&<img src=x onerror=alert(1)> ';
  const changes = drawer.texts.readChanges([...all].map(([key, text]) => ({ key, text: before(text, markup) })));
  expect(changes.size).toBe(all.size);
  let pictures = 0;
  for (const [pathname, builtIn] of plain) {
    const was = outline(builtIn);
    const { status, html } = await drawer.draw({ pathname, search: '' }, { projects: [], changes });
    expect([pathname, status]).toEqual([pathname, pathname.endsWith('/404') ? 404 : 200]);
    expect([pathname, /<script>alert|<img src=x/u.exec(html)]).toEqual([pathname, null]);
    expect([pathname, outline(html)]).toEqual([pathname, was]);
    const skips = was.levels.filter((level, place) => level > (was.levels[place - 1] ?? 0) + 1);
    expect([pathname, was.unsaid, skips]).toEqual([pathname, [], []]);
    pictures += html.match(/<img/gu)?.length ?? 0;
  }
  expect(pictures).toBeGreaterThan(least.pictures);
});

test('EDIT-03 of what was published only what can be shown is read: no text of another kind, no link to nowhere, no lost blank', () => {
  const { readChanges } = drawer.texts;
  const key = 'help-now#helpWords.lead';
  const isRead = (text: unknown) => readChanges([{ key, text }]).has(key);
  const both = (text: unknown) => ({ en: text, de: text });
  expect(isRead(both('See [our page](contact), [theirs](https://example.org/@a?b=c#d) or [call](tel:116111).'))).toBe(
    true,
  );
  const links = [
    'nowhere',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'https:',
    '__proto__',
    ' contact',
  ];
  for (const link of links) expect([link, isRead(both(`See [this](${link}).`))]).toEqual([link, false]);
  for (const text of [both(['a']), both(5), both(''), { en: 'a' }, null, 'text', both('With a {blank}.')])
    expect([text, isRead(text)]).toEqual([text, false]);
  expect(readChanges([{ key: 'contact/contact-page#contactPageWords.lead', text: both('Soon.') }]).size).toBe(0);
  // No words of the program, no values, no addresses.
  for (const name of [
    'forms/form#formWords.send',
    'site#site.name',
    'resources/books#books.neurotribes.item.link',
    'toString',
  ])
    expect([name, readChanges([{ key: name, text: both('x') }]).size]).toEqual([name, 0]);
});

test('EDIT-01 EDIT-02 a text of every page is in all of them within two seconds, in both languages, and in the search', async () => {
  const key = 'pages#pageNames.team';
  const read = async (path: string) => (await fetch(app.url + path)).text();
  const stored = await read('/de/mission');
  await publish('support/mission#lead', { en: 'What we plan, newly said.', de: 'Was wir planen, neu gesagt.' });
  await expect.poll(() => read('/de/mission')).toContain('Was wir planen, neu gesagt.');
  expect(await read('/mission')).toContain('content="What we plan, newly said."');
  expect(await read('/search-de.json')).toContain('neu gesagt');
  expect((await read('/search-de.json')).length).toBeGreaterThan(
    (site.files.get('/search-de.json')?.bytes.length ?? 0) / 2,
  );
  // What does not show it is what the build made.
  const other = await fetch(`${app.url}/de/contact`);
  expect(other.headers.get('etag')).toContain(site.files.get('/de/contact/index.html')?.tag);
  await publish(key, { en: 'All of us', de: 'Wir alle' });
  await expect.poll(() => read('/contact')).toContain('All of us');
  const begun = performance.now();
  const pages: string[] = [];
  // One after the other, as a place that asks for many at once is told to wait (docs/decisions/032-shares.md).
  for (const pathname of drawer.addressesOf([])) pages.push(await read(pathname));
  const told = pages.filter((html) => /All of us|Wir alle/u.test(html)).length;
  expect(told).toBe(pages.length);
  console.log(`  ${told} of ${pages.length} pages anew: ${(performance.now() - begun).toFixed()} ms`);
  await publish(key, null);
  await publish('support/mission#lead', null);
  await expect.poll(() => read('/de/mission')).toBe(stored);
});

test('EDIT-01 a text that a page says only of a published project follows as well', async () => {
  const read = async () => (await fetch(`${app.url}/de/projects/only-english`)).text();
  await database.sql`
    insert into public.projects (title, slug, summary, published_at) values ('Only English', 'only-english', 'x', now())`;
  const key = 'projects/published-projects#publishedWords.otherLanguage';
  const builtIn = drawer.texts.builtIn(key);
  await expect.poll(read).toContain(String(builtIn?.de));
  await publish(key, before(builtIn ?? { en: '', de: '' }, 'Noch: '));
  await expect.poll(read).toContain('Noch: ');
  await publish(key, null);
});

test('EDIT-18 a new page is sent at once, and as small as the build makes it once nobody waits, under the same tag', async () => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(app.url + path, { headers: { 'accept-encoding': 'br', ...headers } });
    const { status } = answer;
    const size = Number(answer.headers.get('content-length'));
    return { status, size, tag: answer.headers.get('etag') ?? '', html: await answer.text() };
  };
  await publish('support/mission#lead', { en: 'Sent at once.', de: 'Sofort gesendet.' });
  await expect.poll(async () => (await read('/mission')).html).toContain('Sent at once.');
  // Whoever asks first gets what was packed for them.
  const first = await read('/de/mission');
  expect(first.html).toContain('Sofort gesendet.');
  await expect.poll(async () => (await read('/de/mission')).size).toBeLessThan(first.size);
  const then = await read('/de/mission');
  expect([then.tag, then.html]).toEqual([first.tag, first.html]);
  expect((await read('/de/mission', { 'if-none-match': first.tag })).status).toBe(304);
  await publish('support/mission#lead', null);
});
