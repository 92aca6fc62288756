import type { Page } from '@playwright/test';
import { sentWords } from '#content/contact/sent.ts';
import { foundForm } from '#content/found/found-form.ts';
import { openNoticeWords } from '#content/support/bank.ts';
import { amountWords, donateWords } from '#content/support/donate.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { contactForm, letter, openContact, shownReference, textIn, write } from './support/contact-form.ts';
import { foundReport } from './support/find-the-lost-form.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { shownToast } from './support/shown-toast.ts';

/** Nothing of the server can be reached from now on, as by its end; out: what brings it back. */
async function loseServer(page: Page): Promise<() => Promise<void>> {
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/*');
}

/** What is noted here is not asked about before the page that is opened next. */
const scriptless = '/robots.txt';

const noted = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft:unsent'));

test('CONT-15 CALM-05 the server dies under the open form: told, nothing lost, and sent when it is back', async ({
  page,
  live,
}) => {
  const form = await openContact(page);
  const words = letter();
  await write(form, words);
  await live.killServer();
  await form.send.click();
  await expect(form.failure).toHaveText('An unexpected error occurred. Please try again later.');
  expect(await textIn(form)).toEqual(words);

  await live.startServer();
  await form.send.click();
  await expect(form.sent).toBeVisible();
  const { mail } = await live.mailAbout(await shownReference(page));
  expect(mail.text).toContain(words.message);
  const stored = (await live.stored()).filter(({ message }) => message === words.message);
  expect(stored).toHaveLength(1);
});

test('READ-64 the forms of a lost thing and of a transfer are asked about on another page as well', async ({
  page,
}) => {
  const { toast } = shownToast(page);
  await page.goto(scriptless);
  for (const [form, address, elsewhere] of [
    ['lost-item', '/services/lost-something', '/mission'],
    ['bank-transfer', '/support', '/team'],
  ] as const) {
    await page.evaluate((form) => {
      sessionStorage.clear();
      const draft = { values: { message: 'Not sent.' }, attempt: { id: 'a', words: '' } };
      sessionStorage.setItem(`draft:${form}:`, JSON.stringify(draft));
      sessionStorage.setItem('draft:unsent', JSON.stringify({ id: 'a', at: Date.now() }));
    }, form);
    await visit(page, elsewhere);
    await expect(toast.getByRole('link', { name: sentWords.look.en })).toHaveAttribute('href', address);
  }
});

test('READ-22 READ-64 who has plain pages come first is led to the form, and not to its plain page', async ({
  page,
}) => {
  await page.goto(scriptless);
  await page.evaluate(() => {
    localStorage.setItem('plain', 'true');
    const draft = { values: { message: 'Not sent.' }, attempt: { id: 'a', words: '' } };
    sessionStorage.setItem('draft:contact:', JSON.stringify(draft));
    sessionStorage.setItem('draft:unsent', JSON.stringify({ id: 'a', at: Date.now() }));
  });
  await visit(page, '/team');
  await shownToast(page).toast.getByRole('link', { name: sentWords.look.en }).click();
  await expect(contactForm(page).message).toHaveValue('Not sent.');
});

test('READ-64 who left the form while the server was away is asked once on another page, and led to it by keyboard', async ({
  page,
  live,
}) => {
  const { toast } = shownToast(page);
  const link = toast.getByRole('link', { name: sentWords.look.en });
  const words = letter();
  const failToSend = async () => {
    const form = await openContact(page, '/contact?reason=talk');
    // What sends comes when somebody begins to type; the test below is about who sends before.
    const sending = page.waitForResponse(/send-contact/u).then((response) => response.finished());
    await write(form, words);
    await sending;
    const comeBack = await loseServer(page);
    await form.send.click();
    await expect(form.failure).toContainText('Please try again later.');
    await expect.poll(() => noted(page)).not.toBeNull();
    await comeBack();
    return form;
  };
  await failToSend();
  await visit(page, '/mission');
  await expect(toast).toContainText(/Your message from .+ isn’t sent yet\./u);
  expect((await live.stored()).map(({ message }) => message)).not.toContain(words.message);
  await page.keyboard.press('F8');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  const notNow = toast.getByRole('button', { name: sentWords.notNow.en });
  await expect(notNow).toBeFocused();
  await notNow.press('Enter');
  await expect(toast).toHaveCount(0);
  expect(await noted(page)).toBeNull();

  const form = await failToSend();
  await visit(page, '/team');
  await expect(link).toBeVisible();
  await page.keyboard.press('F8');
  await link.press('Enter');
  await expect(page).toHaveURL('/contact?reason=talk');
  await expect(form.message).toHaveValue(words.message);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  expect((await live.stored()).filter(({ message }) => message === words.message)).toHaveLength(1);
});

test('READ-64 who was told by a proxy that the server is away is asked on another page as well', async ({ page }) => {
  const form = await openContact(page);
  await write(form, letter());
  await page.route('**/functions/v1/send-email', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await form.send.click();
  await expect(form.failure).toContainText(sentWords.unknown.en);
  await page.unroute('**/functions/v1/send-email');
  await visit(page, '/mission');
  await expect(shownToast(page).toast).toContainText(/Your message from .+ isn’t sent yet\./u);
});

test('READ-64 whose connection went before anything that sends had come is asked on another page, too', async ({
  page,
}) => {
  await visit(page, '/services/find-the-lost');
  const report = foundReport(page);
  await report.item.focus();
  await expect(report.submit).toHaveAttribute('type', 'submit');
  let comeBack = await loseServer(page);
  await report.item.fill('A blue scarf');
  await report.submit.click();
  await expect(report.form.getByText(foundForm.failed.en)).toBeVisible();
  await comeBack();
  await visit(page, '/mission');
  await expect(shownToast(page).toast).toContainText(/Your message from .+ isn’t sent yet\./u);

  await visit(page, '/support');
  await page.getByRole('button', { name: openNoticeWords.open.en }).click();
  const notice = page.getByRole('form', { name: openNoticeWords.title.en });
  await expect(notice).toBeVisible();
  comeBack = await loseServer(page);
  await notice.getByLabel(amountWords.label.en).fill('20');
  await notice.getByRole('button', { name: noticeWords.send.en }).click();
  await expect(notice.getByText(donateWords.failedText.en)).toBeVisible();
  await comeBack();
  await visit(page, '/mission');
  await expect(shownToast(page).toast).toContainText(/Your message from .+ isn’t sent yet\./u);

  const form = await openContact(page);
  comeBack = await loseServer(page);
  await write(form, letter());
  await form.send.click();
  await expect(form.failure).toContainText('Please try again later.');
  await comeBack();
  await visit(page, '/team');
  await expect(shownToast(page).toast).toContainText(/Your message from .+ isn’t sent yet\./u);

  // The server is there, and only what sends it is missing: it goes as a form does without scripts, and is not kept.
  await page.route(/send-contact/u, (route) => route.abort());
  const again = await openContact(page);
  await again.send.click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/u);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('contact')))).toEqual([]);
});
