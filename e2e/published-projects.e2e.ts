import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { projectPageWords } from '#content/projects/project-page.ts';
import { publishedWords as words } from '#content/projects/published-projects.ts';
import { inLocale, locales, type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { axeFaults } from './support/axe.ts';
import { visit, whenAlive, whenIdle } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { shiftsSoFar, watchShifts } from './support/shifts.ts';
import { anotherDevice, somebody } from './support/signed-in.ts';

const key = 'sb_publishable_local';
// One pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgaPj/HwAEAQJ/m0jPzQAAAABJRU5ErkJggg==',
  'base64',
);

type Row = Readonly<Record<string, unknown>>;

/** Somebody of the team, who writes as the editor does. */
async function writer(live: LiveSite) {
  const client = await anotherDevice(live, await somebody(live, { app_metadata: { role: 'team' } }));
  const { data } = await client.getSession();
  const headers = { apikey: key, authorization: `Bearer ${data.session?.access_token}` };
  const ask = async (path: string, body: BodyInit, type: string, method: 'POST' | 'PATCH' = 'POST') => {
    const answer = await fetch(live.url + path, {
      method,
      headers: { ...headers, 'content-type': type },
      body,
    });
    return { status: answer.status, text: await answer.text() };
  };
  return {
    publish: async (row: Row): Promise<void> => {
      const whole = { published_at: new Date().toISOString(), ...row };
      const { status, text } = await ask('/rest/v1/projects', JSON.stringify(whole), 'application/json');
      expect([status, text]).toEqual([201, '']);
      if (whole.published_at !== null) await expectStatus(live, `/projects/${String(row['slug'])}`, 200);
    },
    withdraw: async (slug: string): Promise<void> => {
      const { status } = await ask(
        `/rest/v1/projects?slug=eq.${slug}`,
        JSON.stringify({ published_at: null }),
        'application/json',
        'PATCH',
      );
      expect(status).toBe(204);
      await expectStatus(live, `/projects/${slug}`, 404);
    },
    upload: async (name: string): Promise<void> => {
      await ask(
        '/storage/v1/bucket',
        JSON.stringify({ id: 'project_assets', name: 'project_assets', public: true }),
        'application/json',
      );
      expect((await ask(`/storage/v1/object/project_assets/${name}`, picture, 'image/png')).status).toBe(200);
    },
  };
}

/** What the team does is seen soon: how soon, server/pages/published-projects.test.ts proves with a clock of its own. */
const expectStatus = (live: LiveSite, path: string, status: number) =>
  expect.poll(async () => (await fetch(live.url + path)).status, { intervals: [100] }).toBe(status);

const garden = (slug: string): Row => ({
  slug,
  title: `Quiet garden ${slug}`,
  title_de: `Stiller Garten ${slug}`,
  summary: 'We plant beds together, without talking.',
  description: 'First line.\nSecond line.\n\nAnother paragraph with <b>no markup</b>.',
  description_de: 'Erste Zeile.\nZweite Zeile.\n\nNoch ein Absatz.',
  tags: ['Children', 'Garden Work'],
  tags_de: ['Kinder', 'Gartenarbeit'],
  gradient: '#86b8a0 #d6e8dc',
  background_color: '#86b8a0',
  cover_path: `${slug}/a bed.png`,
  cover_alt: 'A bed of lettuce',
  cover_alt_de: 'Ein Beet mit Salat',
});
const titleOf = (slug: string, locale: Locale) => `${locale === 'en' ? 'Quiet garden' : 'Stiller Garten'} ${slug}`;
const newSlug = () => `garden-${randomUUID().slice(0, 8)}`;

const card = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

for (const locale of locales) {
  test(`PROJ-01 PROJ-02 PROJ-03 a published project stands beside the built-in ones, in its categories and on a page of its own, and nothing moves there (${locale})`, async ({
    page,
    live,
  }) => {
    const slug = newSlug();
    const team = await writer(live);
    await team.upload(`${slug}/a bed.png`);
    await team.publish(garden(slug));
    const title = titleOf(slug, locale);
    const kitchen = card(page, 'Kinderküche');
    // German words are longer, and a phone is narrow.
    await page.setViewportSize({ width: locale === 'de' ? 360 : 1280, height: 740 });
    await watchShifts(page);
    /** Nothing has moved once all is there that comes by itself. */
    const expectNoShift = async () => {
      await whenIdle(page);
      expect([page.url(), await shiftsSoFar(page)]).toEqual([page.url(), []]);
    };

    await visit(page, inLocale('/projects', locale));
    await expectNoShift();
    await expect(kitchen).toBeVisible();
    await expect(card(page, title)).toContainText('We plant beds together');
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names.indexOf('Kinderküche')).toBeLessThan(names.indexOf(title));
    // The summary is only there in English.
    const summary = card(page, title).getByText('We plant beds');
    expect(await summary.getAttribute('lang')).toBe(locale === 'de' ? 'en' : null);
    expect(await axeFaults(page)).toEqual([]);

    for (const category of ['children', locale === 'en' ? 'GARDEN work' : 'GARTENarbeit']) {
      await visit(page, inLocale(`/projects/category/${encodeURIComponent(category)}`, locale));
      await expectNoShift();
      await expect(card(page, title), category).toBeVisible();
      await expect(kitchen).toHaveCount(/children/iu.test(category) ? 1 : 0);
    }
    expect(await axeFaults(page)).toEqual([]);
    const tag = locale === 'en' ? 'Garden Work' : 'Gartenarbeit';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(locale, projectPageWords.inCategory, { category: tag }),
    );

    await card(page, title)
      .getByRole('link', { name: say(locale, projectPageWords.open, { project: title }) })
      .click();
    await expect(page).toHaveURL(inLocale(`/projects/${slug}`, locale));
    await whenAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – Ecosystem`);
    const main = page.getByRole('main');
    const cover = main.getByRole('img', { name: locale === 'en' ? 'A bed of lettuce' : 'Ein Beet mit Salat' });
    expect(await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
    const [first, second] =
      locale === 'en'
        ? ['First line.', 'Another paragraph with <b>no markup</b>.']
        : ['Erste Zeile.', 'Noch ein Absatz.'];
    await expect(main.getByRole('paragraph').filter({ hasText: first })).toContainText(
      locale === 'en' ? 'Second line.' : 'Zweite Zeile.',
    );
    await expect(main.getByRole('paragraph').filter({ hasText: second })).toHaveText(second ?? '');
    await expect(main.getByText(words.otherLanguage[locale])).toHaveCount(locale === 'de' ? 1 : 0);
    await expectNoShift();
    await main.getByRole('link', { name: say(locale, projectPageWords.takePart) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await axeFaults(page)).toEqual([]);
  });
}

test('a project that is not published is found by no route', async ({ page, live }) => {
  const slug = newSlug();
  await (await writer(live)).publish({ ...garden(slug), title: 'Still secret', title_de: null, published_at: null });
  // All that a visitor gets is in the HTML.
  for (const locale of locales) {
    for (const path of ['/projects', '/projects/category/children', '/projects/category/garden-work'])
      expect(await (await fetch(live.url + inLocale(path, locale))).text()).not.toContain('Still secret');
    const answer = await fetch(live.url + inLocale(`/projects/${slug}`, locale));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`<title>${say(locale, projectPageWords.notFound)} – Ecosystem</title>`);
  }
  await visit(page, `/projects/${slug}`);
  await whenIdle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectPageWords.notFound.en);
  for (const query of ['select=*', `select=title&slug=eq.${slug}`, 'published_at=is.null']) {
    const rows = await fetch(`${live.url}/rest/v1/projects?${query}`, { headers: { apikey: key } });
    expect(await rows.text()).not.toContain('Still secret');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PROJ-01 PROJ-02 PROJ-03 a published project is there, and gone within two seconds when it is withdrawn', async ({
    page,
    live,
  }) => {
    const slug = newSlug();
    const team = await writer(live);
    await team.publish({ ...garden(slug), cover_path: null });
    const title = titleOf(slug, 'de');
    for (const path of ['/de/projects', '/de/projects/category/Gartenarbeit', `/de/projects/${slug}`]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await team.withdraw(slug);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectPageWords.notFound.de);
    await page.getByRole('main').getByRole('link', { name: projectPageWords.back.de }).click();
    await expect(page).toHaveURL('/de/projects');
    await expect(card(page, 'Kinderküche')).toBeVisible();
    await expect(card(page, title)).toHaveCount(0);
  });
});

test('SEC-16 hostile values of a row stay text, and no picture comes from elsewhere', async ({ page, live }) => {
  const slug = newSlug();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== live.url) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => elsewhere.push(dialog.message()));
  const attack = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  await (
    await writer(live)
  ).publish({
    slug,
    title: `${attack} ${slug}`,
    summary: `${attack}\u202Ejavascript:alert(3)`,
    description: `[x](javascript:alert(4))\n\n${attack}`,
    tags: [attack, 'javascript:alert(5)', '../../account', 'a/b', '?x=1', '%2e%2e'],
    gradient: 'url(https://evil.example/a) #fff"/><script>alert(6)</script>',
    background_color: 'url(//evil.example/b)',
    cover_path: '//evil.example/c.png',
    cover_alt: attack,
  });
  const heading = page.getByRole('main').getByRole('heading', { name: `${attack} ${slug}` });
  for (const path of [
    '/projects',
    `/projects/category/${encodeURIComponent('javascript:alert(5)')}`,
    `/de/projects/${slug}`,
  ]) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await whenAlive(page);
    await whenIdle(page);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.filter((href) => !href.startsWith(`${live.url}/`))).toEqual([]);
    expect(links.filter((href) => /\/account|\/team\/inbox/u.test(href))).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});
