import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { statusStates, statusWords } from '#content/contact/status.ts';
import { thankYouWords } from '#content/contact/thank-you.ts';
import { type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { contactForm, letter, openContact, shownReference, write } from './support/contact-form.ts';
import { whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { inEnglish, inGerman } from './support/one-language.ts';

const inStatus = /\/status\/[0-9a-f]{32}$/u;

const linkIn = (page: Page, locale: Locale = 'en') =>
  page.getByRole('link', { name: statusLink.link[locale], exact: true });

const headline = (page: Page, state: keyof typeof statusStates, locale: Locale = 'en') =>
  page.getByRole('heading', { level: 2, name: statusStates[state].title[locale], exact: true });

/** The team reads or answers: what its inbox writes into the row. */
const happens = (live: LiveSite, reference: string, what: 'read_at' | 'answered_at') =>
  live.inDatabase(
    (sql) => sql`update app_private.messages set ${sql({ [what]: new Date() })} where reference = ${reference}`,
  );

/** Somebody else's browser: it knows nothing of the visitor, and runs no scripts. */
const withoutScripts = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, javaScriptEnabled: false });

for (const locale of inGerman)
  test(`a visitor who needs no answer looks up, without an account, what became of the message (${locale})`, async ({
    page,
    browser,
    live,
  }) => {
    const form = await openContact(page, locale === 'de' ? '/de/contact' : '/contact');
    const { message } = letter();
    await write(form, letter(message));
    await form.answer.selectOption({ label: locale === 'de' ? 'Keine Antwort nötig' : 'No answer needed' });
    const body = page.waitForRequest('**/functions/v1/send-email');
    await form.send.click();
    await expect(form.sent).toBeFocused();
    expect((await body).postDataJSON()).toMatchObject({ answer: 'none', message });
    const reference = await shownReference(page);

    await test.step('what stands there fits the choice', async () => {
      await expect(form.outcome.getByText(statusLink.noAnswer[locale])).toBeVisible();
      await expect(form.outcome.getByText(say(locale, afterSendingWords.sent))).toBeHidden();
      await expect(form.outcome.getByText(say(locale, afterSendingWords.nextAnswer, { days: 3 }))).toBeHidden();
      const { mail } = await live.mailAbout(reference);
      expect(mail.text).toContain('keine Antwort');
      await expectSound(page, [320, 1280]);
    });

    const address = (await linkIn(page, locale).getAttribute('href')) ?? '';
    expect(address).toMatch(inStatus);
    const stranger = await withoutScripts(browser, live.url);
    const elsewhere = await stranger.newPage();

    await test.step('without scripts: received, read, answered', async () => {
      await elsewhere.goto(address);
      await expect(elsewhere.locator('html')).toHaveAttribute('lang', locale);
      await expect(headline(elsewhere, 'received', locale)).toBeVisible();
      await expect(elsewhere.getByText(statusStates.received.text[locale])).toBeVisible();
      await expect(headline(elsewhere, 'asking', locale)).toBeHidden();
      await happens(live, reference, 'read_at');
      await elsewhere.reload();
      await expect(headline(elsewhere, 'read', locale)).toBeVisible();
      await expect(headline(elsewhere, 'received', locale)).toBeHidden();
      await happens(live, reference, 'answered_at');
      await elsewhere.reload();
      await expect(headline(elsewhere, 'answered', locale)).toBeVisible();
      const date = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de', {
        dateStyle: 'long',
        timeZone: 'Europe/Berlin',
      }).format(new Date());
      const arrived = elsewhere.getByText(say(locale, statusWords.arrived, { date })).filter({ visible: true });
      await expect(arrived).toHaveCount(1);
      const html = await elsewhere.content();
      for (const word of [message, 'Ada', 'ada@example.org', reference]) expect(html).not.toContain(word);
    });

    await test.step('the other language shows the same message', async () => {
      const other = locale === 'en' ? 'de' : 'en';
      await elsewhere.getByRole('link', { name: other === 'de' ? 'Deutsch' : 'English', exact: true }).click();
      await expect(headline(elsewhere, 'answered', other)).toBeVisible();
      expect(elsewhere.url()).toContain(address.slice(-32));
    });
    await stranger.close();

    await test.step('with scripts: the same, from the link and after a walk through the site', async () => {
      const complaints: string[] = [];
      page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
      await linkIn(page, locale).click();
      await expect(page).toHaveURL(inStatus);
      await whenAlive(page);
      await expect(headline(page, 'answered', locale)).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
      await expectSound(page, [320, 1280]);
      await page.getByRole('main').getByRole('link', { name: statusWords.write[locale] }).click();
      await expect(contactForm(page, locale).name).toBeVisible();
      await page.goBack();
      await expect(headline(page, 'answered', locale)).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });

test('a link behind which there is nothing says so, kindly, and where to write; while the server cannot look it up, the page says to come back', async ({
  page,
}) => {
  const answer = await page.goto(`/status/${'a'.repeat(32)}`);
  expect(answer?.status()).toBe(404);
  await expect(headline(page, 'unknown')).toBeVisible();
  await expect(page.getByText(statusStates.unknown.text.en)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: statusWords.write.en }).click();
  await expect(page).toHaveURL('/contact');

  await page.route('**/functions/v1/message-status*', (route) => route.abort());
  // As on a copy of the site that another server sends: the browser asks.
  await page.goto(`/status#${'b'.repeat(32)}`);
  await expect(headline(page, 'away')).toBeVisible();
  await expect(page.getByText(statusStates.away.text.en)).toBeVisible();
  const again = page.getByRole('button', { name: statusWords.again.en });
  await again.press('Enter');
  await expect(again).toBeFocused();
  await page.unroute('**/functions/v1/message-status*');
  await again.press('Enter');
  await expect(headline(page, 'unknown')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a server that never answers is not waited for any longer than anybody’s patience', async ({ page }) => {
  await page.route('**/functions/v1/message-status*', () => {});
  await page.clock.install();
  await page.goto(`/status#${'b'.repeat(32)}`);
  await expect(headline(page, 'asking')).toBeVisible();
  await page.clock.fastForward(20_500);
  await expect(headline(page, 'away')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inEnglish)
    test(`the thank-you page fits the choice and leads to the status (${locale})`, async ({ page, live }) => {
      await page.goto(locale === 'de' ? '/de/contact' : '/contact');
      const form = contactForm(page, locale);
      const { message } = letter();
      await write(form, { ...letter(message), name: 'A' });
      await form.answer.selectOption('none');
      await form.send.click();
      await test.step('a refused form keeps what was chosen, once', async () => {
        await expect(form.summary).toBeVisible();
        await expect(form.answer.locator('option')).toHaveCount(2);
        await expect(form.answer).toHaveValue('none');
      });
      await form.name.fill('Ada');
      await form.send.click();

      await expect(page.getByText(statusLink.noAnswer[locale])).toBeVisible();
      await expect(page.getByText(say(locale, thankYouWords.soon))).toBeHidden();
      await expect(page.getByRole('button', { name: statusLink.copy[locale] })).toHaveCount(0);
      const reference = await shownReference(page);
      expect((await live.mailAbout(reference)).mail.text).toContain('keine Antwort');
      await linkIn(page, locale).click();
      await expect(page).toHaveURL(inStatus);
      await expect(headline(page, 'received', locale)).toBeVisible();

      await page.goto(locale === 'de' ? '/de/contact' : '/contact');
      await write(form);
      await form.send.click();
      await expect(page.getByText(say(locale, thankYouWords.soon), { exact: true })).toBeVisible();
      await expect(page.getByText(say(locale, afterSendingWords.nextAnswer, { days: 3 }))).toBeVisible();
      await expect(page.getByText(statusLink.noAnswer[locale])).toBeHidden();
    });
});

test('the thank-you page shows the same when scripts come to it', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  const token = 'c'.repeat(32);
  await page.goto(`/de/thank-you?reference=EC-7K3M-9QPD&status=${token}&answer=none`);
  // They come with a press: it is all there already.
  await page.getByText('EC-7K3M-9QPD').click();
  await expect(page.locator('eco-island[data-name=Thanks]')).toHaveAttribute('data-state', 'alive');
  await expect(page.getByText('EC-7K3M-9QPD')).toBeVisible();
  await expect(linkIn(page, 'de')).toHaveAttribute('href', `/de/status/${token}`);
  await expect(page.getByText(statusLink.noAnswer.de)).toBeVisible();
  await expect(page.getByText(say('de', thankYouWords.soon))).toBeHidden();
  expect(complaints).toEqual([]);
});
