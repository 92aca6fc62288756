import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { statusLink } from '#content/contact/status-link.ts';
import { findWords, statusStates } from '#content/contact/status.ts';
import { thankYouWords } from '#content/contact/thank-you.ts';
import { foundWhere } from '#content/found/form.ts';
import { lostForm, lostSent } from '#content/found/lost-form.ts';
import { notFoundWords } from '#content/frame/not-found.ts';
import { eventWords } from '#content/resources/event-words.ts';
import { tabNames } from '#content/support/support.ts';
import { previewWords } from '#content/team/page-previews.ts';
import { pageEditorWords } from '#content/team/page-texts.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { pictureBucket } from '#contract/pictures.ts';
import { say } from '#contract/words.ts';
import { meeting } from '#server/testing/meeting.ts';
import { everyPage } from './support/addresses.ts';
import { contactForm, openContact, shownReference, write } from './support/contact-form.ts';
import { fillReport, foundReport, openReport, storedReport, wholeReport } from './support/find-the-lost-form.ts';
import { visit, whenAlive, whenItListens } from './support/islands-awake.ts';
import { noteJoins } from './support/joins.ts';
import { inEnglish, inGerman } from './support/one-language.ts';
import { signInOnScreen } from './support/signed-in.ts';
import { planned, deleted, photo, maps, test } from './support/static-copy.ts';
import { inboxList, send, teammate } from './support/team-inbox.ts';

/** What the browser and the pages complain of. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && complaints.push(line.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test('each page of a copy runs what is its own under one policy, and names its own styles', async ({ page, copy }) => {
  const files = (await readdir(copy.site, { recursive: true })).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(everyPage.length);
  for (const file of files) {
    const html = await readFile(join(copy.site, file), 'utf8');
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/?>/u.exec(html) ?? [];
    const [, styles = ''] = /<style>([^<]*)<\/style>/u.exec(html) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect([file, policy.replaceAll('&#x27;', "'")]).toEqual([file, `style-src 'self' 'sha256-${hash}'`]);
    expect(html.indexOf('http-equiv'), file).toBeLessThan(html.indexOf('<style>'));
  }
  const rules = await readFile(join(copy.site, '_headers'), 'utf8');
  expect(rules.match(/^\S/gmu)?.length).toBeLessThanOrEqual(50);
  const complaints = complaintsOf(page);
  // That a browser takes such a policy is seen on a few: what it says of styles was compared on all.
  for (const address of ['/', '/de/contact', '/support', '/resources/books', '/team/inbox']) {
    await page.goto(address);
    await whenItListens(page);
    // Its own rules count.
    await expect(page.locator('body'), address).toHaveCSS('font-family', /Atkinson/u);
  }
  expect(complaints).toEqual([]);
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
  );
  await expect.poll(() => complaints.join()).toContain('Content Security Policy');
});

for (const locale of inEnglish)
  test(`a link fills the form, the message arrives, and its status is asked for behind #, or by number and address (${locale})`, async ({
    page,
    copy,
  }) => {
    const complaints = complaintsOf(page);
    const form = await openContact(page, inLocale('/contact?reason=borrow&book=Ruhe', locale));
    await expect(form.reason).toHaveValue('borrow');
    await expect(form.message).toHaveValue(/Ruhe/u);
    const prefilled = await form.message.inputValue();
    await write(form, { name: 'Ada', email: 'ada@example.org', reason: 'borrow', message: prefilled });
    await form.send.click();
    await expect(form.sent).toBeFocused();
    const number = await shownReference(page);
    const { mail } = await copy.backend.mailAbout(number);
    expect(mail.text).toContain('Ruhe');

    await page.getByRole('link', { name: statusLink.link[locale], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${inLocale('/status', locale)}#[0-9a-f]{32}$`, 'u'));
    const received = (each: typeof locale) =>
      page.getByRole('heading', { level: 2, name: statusStates.received.title[each], exact: true });
    await expect(received(locale)).toBeVisible();
    await page.locator('#language').click();
    await expect(received(locale === 'en' ? 'de' : 'en')).toBeVisible();

    await test.step('number and address lead there, too', async () => {
      await visit(page, inLocale('/status', locale));
      await page.getByLabel(findWords.number[locale], { exact: true }).fill(number);
      await page.getByLabel(findWords.email[locale], { exact: true }).fill('ada@example.org');
      await page.getByRole('button', { name: findWords.find[locale], exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`^${copy.url}${inLocale('/status', locale)}#[0-9a-f]{32}$`, 'u'));
      await expect(received(locale)).toBeVisible();
    });
    expect(complaints).toEqual([]);
  });

test('a found thing is told with the address of its place, a lost one through its own door', async ({
  page,
  context,
  copy,
}) => {
  const complaints = complaintsOf(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
  await page.route(`https://${maps}/**`, (route) =>
    route.fulfill({
      json: { status: 'OK', results: [{ formatted_address: 'River Road 5' }] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const found = await openReport(page);
  await found.form.getByRole('button', { name: say('en', foundWhere.useService, { service: maps }) }).click();
  await expect(found.address).toHaveValue('River Road 5');
  await fillReport(found);
  await found.submit.click();
  await expect(found.submitted).toBeFocused();
  expect((await storedReport(page, copy.backend)).stored).toMatchObject([
    { message: expect.stringContaining('River Road 5') },
  ]);

  await visit(page, '/services/lost-something');
  const lost = foundReport(page, 'en', { form: lostForm, sent: lostSent });
  await lost.item.focus();
  await expect(lost.submit).toHaveAttribute('type', 'submit');
  const answers = wholeReport();
  await fillReport(lost, answers);
  await lost.submit.click();
  await expect(lost.submitted).toBeFocused();
  expect((await storedReport(page, copy.backend)).stored).toMatchObject([
    { message: expect.stringContaining(answers.description) },
  ]);
  expect(complaints).toEqual([]);
});

test('tabs and the choice of resources follow their links, a category is found however it is written, what a message or a payment brought along is shown, and a link to what nobody knows says so', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await visit(page, '/support?tab=items');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(tabNames.items.en);
  await page.goto('/de/resources?for=parents');
  await whenAlive(page);
  await expect(page.getByRole('main').locator('[data-shows][aria-current]')).toHaveAttribute('href', /for=parents$/u);
  await expect(page.locator('main li[id]:not([hidden])')).not.toHaveCount(await page.locator('main li[id]').count());

  await visit(page, `/thank-you?reference=EC-7K3M-9QPD&status=${'c'.repeat(32)}&answer=none`);
  await expect(page.getByText('EC-7K3M-9QPD')).toBeVisible();
  await expect(page.getByText(statusLink.noAnswer.en)).toBeVisible();
  await visit(page, '/pay-example?amount=1250&currency=eur');
  await expect(page.getByRole('definition')).toHaveText([/1250 .*12\.5/u, 'eur']);
  expect(complaints).toEqual([]);

  for (const locale of locales) {
    await page.goto(inLocale('/projects/category/Community%20Support', locale));
    await expect(page).toHaveURL(inLocale('/projects/category/community-support', locale));
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveAttribute('id', /^h-/u);
  }
  const answer = await page.goto(`/status/${'a'.repeat(32)}`);
  expect(await answer?.headerValue('referrer-policy')).toMatch(/strict-origin$/u);
  await expect(page.getByRole('heading', { level: 2, name: statusStates.unknown.title.en })).toBeVisible();
});

test('EDIT-18 LIVE-12 somebody of the team signs in and comes to the page that the link names: the inbox of a copy hears its backend; the editor says that what was published when it was built stays so until the next build', async ({
  page,
  copy,
}) => {
  const complaints = complaintsOf(page);
  await visit(page, '/signin?next=/team/inbox');
  await signInOnScreen(page, copy.backend, await teammate(copy.backend));
  await expect(page).toHaveURL('/team/inbox');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
  const joins = noteJoins(page);
  await expect(inboxList(page).start).toBeVisible();
  await expect.poll(() => joins.count).toBe(1);
  await send(copy.backend);
  await expect(inboxList(page).news).toHaveText('1 new message');
  expect(complaints).toEqual([]);

  await visit(page, '/resources/books');
  await expect(page.getByText('Unmasking Autism').first()).toBeVisible();
  await expect(page.getByText('NeuroTribes')).toHaveCount(0);
  await visit(page, '/mission');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'What we plan for you.');
  await page.getByRole('link', { name: pageEditorWords.edit.en }).click();
  await expect(page.getByText(pageEditorWords.elsewhere.en)).toBeVisible();
  await expect(page.getByText(previewWords.title.en)).toHaveCount(0);
});

test('NEWS-50 the feed and the calendars of a copy say what was published when it was built, and the links of its pages lead to them', async ({
  request,
  page,
  copy,
}) => {
  const read = async (address: string) => {
    const answer = await request.get(address);
    return { status: answer.status(), type: answer.headers()['content-type'], text: await answer.text() };
  };
  const calendarAt = async (address: string) => {
    const { type, text } = await read(address);
    expect(type).toBe('text/calendar');
    return new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent').map((part) => {
      const { uid, summary, sequence, location } = new ICAL.Event(part);
      return { uid, summary, sequence, location, status: part.getFirstPropertyValue('status') };
    });
  };
  const tea = { uid: planned, sequence: 1, location: meeting['place'], status: 'CONFIRMED' };
  const gone = { uid: deleted, sequence: 1, location: null, status: 'CANCELLED' };
  expect(await calendarAt('/events.ics')).toEqual([
    { ...tea, summary: 'Quiet tea' },
    { ...gone, summary: 'Cancelled: Loud tea' },
  ]);
  await page.goto('/de/resources/events');
  const main = page.getByRole('main');
  expect(await calendarAt((await main.locator('a[href$=".ics"]').getAttribute('href')) ?? '')).toHaveLength(2);
  await main.getByRole('link', { name: /Quiet tea/u }).click();
  const own = await main.getByRole('link', { name: eventWords.toCalendar.de }).getAttribute('href');
  expect(await calendarAt(own ?? '')).toEqual([{ ...tea, summary: 'Quiet tea auf Deutsch' }]);

  await page.goto('/de/news');
  await expect(main.getByRole('img', { name: 'Ein Topf Suppe' })).toHaveAttribute(
    'src',
    `${copy.backend.url}/storage/v1/object/public/${pictureBucket}/${photo}/800.webp`,
  );
  const { type, text } = await read(
    (await page.locator('link[type="application/atom+xml"]').getAttribute('href')) ?? '',
  );
  const [entry] = parseAtomFeed(text).entries ?? [];
  expect([type, entry?.title?.value]).toEqual(['application/atom+xml', 'We cook again auf Deutsch']);
  expect(entry?.content?.value).toContain(`src="${copy.backend.url}/storage/`);
});

for (const locale of inGerman)
  test(`what the backend had published is a page, all other projects are not found (${locale})`, async ({
    page,
    request,
  }) => {
    const title = { en: 'A quiet garden', de: 'Ein stiller Garten' }[locale];
    await visit(page, inLocale('/projects', locale));
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(inLocale('/projects/quiet-garden', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await (await request.get('/sitemap.xml')).text()).toContain(inLocale('/projects/quiet-garden', locale));
    expect(await (await request.get(`/search-${locale}.json`)).text()).toContain(title);

    for (const slug of ['secret', 'no-such-project', 'kinderkuche/more']) {
      const answer = await page.goto(inLocale(`/projects/${slug}`, locale));
      expect([slug, answer?.status()]).toEqual([slug, 404]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, notFoundWords.title));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent, and its sender comes back to the copy', async ({ page, copy }) => {
    await page.goto('/contact');
    const form = contactForm(page);
    await write(form);
    await form.send.click();
    await expect(page).toHaveURL(/\/thank-you\?reference=EC-/u);
    expect(page.url().startsWith(copy.url)).toBe(true);
    await expect(page.getByText(say('en', thankYouWords.soon), { exact: true })).toBeVisible();
  });
});
