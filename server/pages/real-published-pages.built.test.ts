import { beforeEach, describe, expect, test } from 'vitest';
import { dateInWords } from '#contract/date-in-words.ts';
import { callData } from '#server/testing/data-callers.ts';
import { openedApp } from '#server/testing/opened.ts';
import { readingPages } from '#server/testing/reading-pages.ts';
import { newMember } from '#server/testing/sessions.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { readSite } from './site.ts';

// There were 83 in each language on 2026-11-24: fewer, and what the build found would be lost.
const fewestSearched = 40;

const { database, app } = await openedApp({ site: await readSite('dist') });
const asked = readingPages(app);

describe('published projects', () => {
  const soon = { interval: 50 };
  beforeEach(() => database.sql`truncate public.projects cascade`);

  test('PROJ-01 PROJ-02 PROJ-03 a published project is a page like any other, and gone as fast', async () => {
    expect((await asked('/projects/quiet-garden')).status).toBe(404);
    await database.sql`
      insert into public.projects (title, title_de, summary, summary_de, description, description_de, slug, tags, tags_de, published_at)
      values ('Quiet <b>garden', 'Stiller Garten', 'Beds.', 'Beete.', 'One.', 'Eins.', 'quiet-garden',
              '{Children,Garden Work}', '{Kinder,Gartenarbeit}', now())`;
    await expect.poll(async () => (await asked('/de/projects/quiet-garden')).status, soon).toBe(200);

    const english = await asked('/projects/quiet-garden');
    expect(english.html).toContain('<title>Quiet &lt;b&gt;garden – Ecosystem</title>');
    expect(english.main).toMatch(/<h1[^>]*>Quiet &lt;b&gt;garden<\/h1>/u);
    expect(english.html).toContain('rel="canonical" href="http://localhost:3000/projects/quiet-garden"');
    expect(
      english.html.match(/hrefLang="[^"]+" href="[^"]+\/projects\/quiet-garden"/giu)?.length,
    ).toBeGreaterThanOrEqual(3);
    expect(english.html).not.toContain('noindex');
    for (const [path, title] of [
      ['/projects', 'Quiet &lt;b&gt;garden'],
      ['/de/projects', 'Stiller Garten'],
      ['/projects/category/children', 'Quiet &lt;b&gt;garden'],
      ['/projects/category/CHILDREN', 'Quiet &lt;b&gt;garden'],
      ['/de/projects/category/gartenArbeit', 'Stiller Garten'],
      ['/projects/category/garden%20work', 'Quiet &lt;b&gt;garden'],
    ] as const) {
      const { status, main } = await asked(path);
      expect([path, status, main.includes(title)]).toEqual([path, 200, true]);
    }
    expect((await asked('/sitemap.xml')).html.match(/<loc>[^<]*quiet-garden<\/loc>/gu)).toHaveLength(2);
    for (const [path, title] of [
      ['/search-en.json', 'Quiet <b>garden'],
      ['/search-de.json', 'Stiller Garten'],
    ] as const) {
      const pages = JSON.parse((await asked(path)).html) as { path: string; title: string }[];
      expect(pages.filter((page) => page.path === '/projects/quiet-garden').map((page) => page.title)).toEqual([title]);
      expect(pages.length).toBeGreaterThan(fewestSearched);
    }
    expect((await asked('/projects/Quiet%20Garden')).headers.get('location')).toBe('/projects/quiet-garden');
    expect((await asked('/de/projects/Kinderk%C3%BCche')).headers.get('location')).toBe('/de/projects/kinderkuche');

    await database.sql`update public.projects set published_at = null`;
    await expect.poll(async () => (await asked('/projects/quiet-garden')).status, soon).toBe(404);
    const gone = await asked('/projects/quiet-garden');
    expect(gone.main).toContain('Project not found');
    expect(gone.main).toContain('href="/projects"');
    for (const path of ['/projects', '/projects/category/children', '/sitemap.xml', '/search-en.json'])
      expect([path, (await asked(path)).html.includes('garden')]).toEqual([path, false]);
  });

  test('PROJ-02 what one language lacks is said in the other, marked, with a line that says so', async () => {
    await database.sql`
      insert into public.projects (title, slug, description, published_at) values ('Only English', 'only-english', 'Words.', now())`;
    await expect.poll(async () => (await asked('/projects/only-english')).status, soon).toBe(200);
    const [german, english] = [await asked('/de/projects/only-english'), await asked('/projects/only-english')];
    expect([german.status, english.status]).toEqual([200, 200]);
    expect(german.main).toContain('<span lang="en">Only English</span>');
    expect(german.main).toContain('<p lang="en">Words.</p>');
    expect(german.main).toContain('Einen deutschen Text gibt es noch nicht. Dieser ist auf Englisch.');
    expect(english.main).not.toMatch(/lang="|There’s no English text/u);
    for (const { html } of [german, english]) expect(html).not.toMatch(/<link rel="alternate"/u);
    const listed = (await asked('/sitemap.xml')).html.match(/<loc>[^<]*only-english<\/loc>(?:<\/url>|<xhtml)/gu);
    expect(listed?.map((each) => each.endsWith('</url>'))).toEqual([true, true]);
  });

  test('a project without an address is a card without a link; one in the place of another page has none', async () => {
    await database.sql`
      insert into public.projects (title, slug, published_at) values ('Homeless', null, now()), ('Taken', 'kinderkuche', now())`;
    await expect.poll(async () => (await asked('/projects')).main, soon).toContain('Homeless');
    const { main } = await asked('/projects');
    expect(main).not.toContain('/projects/null');
    expect((await asked('/projects/kinderkuche')).main).not.toContain('Taken');
  });
});

describe('sums', () => {
  const enter = async (more: object) => {
    const { access_token: token } = await newMember(app, database, { role: 'team' });
    const body = { booked_on: '2026-11-20', kind: 'donation', purpose: 'Gift', phase: 2, ...more };
    const headers = { apikey: testKeys.publishableKey, authorization: `Bearer ${token}` };
    expect((await callData(app, { headers }, 'POST', 'bookings', { body })).status).toBe(201);
  };
  const text = async (path: string) => (await asked(path)).main.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

  test('SUP-03 samples say that they are samples until the first sum is entered', async () => {
    expect(await text('/support?tab=projects')).toContain('The sums raised are samples.');
    expect(await text('/support?tab=projects')).toContain('450 of 1,200 euro raised (38%)');
    for (const path of ['/', '/mission']) expect(await text(path)).not.toContain('euro raised');
  });

  test('SUM-08 SUM-10 before the first entry the open books say what will be there, and answer ten questions or say what is missing', async () => {
    for (const [path, none, missing] of [
      ['/open-books', 'no sum here', 'We don’t have this yet'],
      ['/de/offene-buecher', 'keine Summe', 'Das haben wir noch nicht'],
    ] as const) {
      const shown = await text(path);
      expect(shown).toContain(none);
      expect(shown).not.toContain('<table');
      const lists = shown.split('<ol>').map((list) => list.split('</ol>')[0] ?? '');
      const ten = lists.find((list) => list.split('<li>').length === 11) ?? '';
      expect(ten.split(missing).length).toBeGreaterThan(5);
    }
    const { html } = await asked('/de/offene-buecher');
    expect(html).toMatch(/<link rel="alternate" hrefLang="en" href="[^"]+\/open-books"/iu);
    const { status, headers } = await asked('/de/open-books');
    expect([status, headers.get('location')]).toEqual([302, '/de/offene-buecher']);
    expect((await asked('/sitemap.xml')).html).toContain('/de/offene-buecher</loc>');
  });

  test('SUM-07 SUM-08 SUM-09 SUP-03 an entry is in the bars of the next page, without a build and without scripts, and no sample is left', async () => {
    await enter({ cents: 2550 });
    await enter({ cents: 120_000, project: '3d-printer' });
    const today = dateInWords(new Date(), 'de', 'Europe/Berlin');
    for (const path of ['/de', '/de/mission']) {
      expect(await text(path)).toContain('25,50 von 5.000 Euro gesammelt (1 %)');
      expect(await text(path)).toContain(`Stand: ${today}.`);
    }
    expect(await text('/de/mission')).toContain('25,50 von 1.500 Euro gesammelt (2 %)');
    for (const path of ['/de/support', '/de/support?tab=projects']) {
      const shown = await text(path);
      expect(shown).toContain('1.200 von 1.200 Euro gesammelt (100 %)');
      expect(shown).toContain('0 von 900 Euro gesammelt (0 %)');
      expect(shown).toContain(`Stand: ${today}.`);
      expect(shown).not.toContain('Beispiele.');
    }
    expect(await text('/')).toContain('25.50 of 5,000 euro raised (1%)');
    await enter({ cents: 800, kind: 'material', purpose: '<script>alert(1)</script>', booked_on: '2026-10-02' });
    const books = await text('/de/offene-buecher');
    for (const said of [
      '1.225,50 Euro kamen bisher herein.',
      '8 Euro haben wir ausgegeben.',
      '1.217,50 Euro sind noch da.',
      '<th scope="row">Oktober 2026</th><td>0,00</td><td>8,00</td>',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      'Material: 8 Euro.',
    ])
      expect(books).toContain(said);
    const csv = await fetch(`${app.url}/de/offene-buecher.csv`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(Buffer.from(await csv.arrayBuffer()).toString()).toMatch(/^\uFEFFNr\.;Tag;.*\r\n1;2026-11-20;Spende;Gift;/u);
    // What somebody else has written into the database is seen too.
    await database.sql`update public.funding_goals set target_cents = 240000 where id = '3d-printer'`;
    await expect.poll(() => text('/support?tab=projects')).toContain('1,200 of 2,400 euro raised (50%)');
  });
});
