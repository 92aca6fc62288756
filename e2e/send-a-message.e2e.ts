import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { say } from '#contract/words.ts';
import { goLive } from '#server/testing/live-site.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { contactForm, letter, openContact, shownReference, write } from './support/contact-form.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';

test('CONT-13 CONT-14 API-01 a visitor writes to us and the team gets the mail', async ({ page, live }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  const form = contactForm(page);
  const { message } = letter('Hello,\n\nis <b>tea</b> & cake vegan? Grüße & "quotes"');
  await write(form, { name: 'Ada Lovelace', email: 'ada@example.org', reason: 'borrow', message });
  await form.send.click();

  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  await expect(form.outcome.getByText("Message sent successfully! We'll get back to you soon.")).toBeVisible();
  const reference = await shownReference(page);
  const { mail, envelope } = await live.mailAbout(reference);
  expect(envelope).toEqual({ from: 'hello@example.org', to: ['team@example.org'] });
  expect(mail.from).toEqual({ name: 'Ada Lovelace über Ecosystem', address: 'hello@example.org' });
  expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
  expect(mail.subject).toBe(`Ein Buch leihen: Ada Lovelace (${reference})`);
  expect(mail.text).toContain(message);
  expect(mail.text).toContain('Grund: Ein Buch leihen');
  expect(mail.text).toContain('Seite: /contact');
  expect(mail.text).toContain(`Nummer: ${reference}`);
  expect(mail.html).toContain('is &lt;b&gt;tea&lt;/b&gt; &amp; cake vegan?');
});

test('CONT-13 what the browser sends: name, email, label of the reason, message', async ({ page }) => {
  const form = await openContact(page);
  const { message } = letter();
  await write(form, { ...letter(message), reason: 'collaboration' });
  const sent = page.waitForRequest('**/functions/v1/send-email');
  await form.send.click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({
    name: 'Ada',
    email: 'ada@example.org',
    reason: 'Work together on a project',
    message,
    answer: 'email',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
    page: '/contact',
    locale: 'en',
  });
  await expect(form.sent).toBeVisible();
});

test('CONT-13 CONT-14 in German, from the start page to the number', async ({ page, live }) => {
  await visit(page, '/de');
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('de', contactWords.title));
  const form = contactForm(page, 'de');
  const { message } = letter('Schöne Grüße aus Köln, ihr Lieben. ß und €.');
  await write(form, { ...letter(message), name: 'Jürgen' });
  await form.send.click();

  await expect(form.sent).toBeVisible();
  await expect(form.outcome.getByText(say('de', afterSendingWords.sent), { exact: true })).toBeVisible();
  await expect(form.outcome).toContainText(say('de', afterSendingWords.nextRead));
  const { mail } = await live.mailAbout(await shownReference(page));
  expect(mail.text).toContain(message);
  expect(mail.text).toContain('Sprache: Deutsch');
});

test('CONT-14 CALM-04 the outcome takes the focus once, stays, and Send Another Message begins anew', async ({
  page,
}) => {
  const form = await openContact(page, '/contact?reason=borrow&book=Quiet+Focus');
  await write(form);
  await noteWhatIsHeard(page);
  await form.send.press('Enter');

  await expect(form.sent).toBeFocused();
  await expect(form.outcome).toContainText('You’ll get an answer by email within 3 days.');
  await page.waitForTimeout(6000);
  const heard = await whatWasHeard(page);
  expect(heard.filter((text) => /message sent/iu.test(text))).toEqual(['Message Sent Successfully!']);
  await expect(form.outcome.getByText("Message sent successfully! We'll get back to you soon.")).toBeInViewport();
  await expect(page.getByText(/^EC-/u)).toBeInViewport();

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.name).toHaveValue('');
  await expect(form.email).toHaveValue('');
  await expect(form.reason).toHaveValue('');
  await expect(form.message).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Get in Touch', level: 1 })).toBeFocused();
  await expect(form.sent).toBeHidden();
});

test('a field that no person sees is filled in: answered alike, stored as suspected, not mailed', async ({
  page,
  live,
}) => {
  const form = await openContact(page);
  const { message } = letter();
  await write(form, letter(message));
  await page
    .locator('input[name="website"]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await form.send.click();
  await expect(form.sent).toBeVisible();
  const reference = await shownReference(page);
  const stored = await live.stored();
  expect(stored.filter((each) => each.message === message)).toMatchObject([{ reference, suspected: 'honeypot' }]);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await write(form);
  await form.send.click();
  await live.mailAbout(await shownReference(page));
  expect(live.mails().filter(({ raw }) => raw.includes(reference))).toEqual([]);
});

test('SEC-08 the mail server is away the whole time: the visitor notices nothing, and the mail comes once when it is back', async ({
  page,
}) => {
  const live = await goLive();
  await live.stopMailServer();
  const form = await openContact(page, `${live.url}/contact`);
  await write(form);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  const reference = await shownReference(page);
  await live.serverSays('a mail was not sent and is tried again');
  expect(live.mails()).toEqual([]);

  await live.startMailServer();
  const { mail } = await live.mailAbout(reference);
  expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
  await live.end();
  expect(live.mails()).toHaveLength(1);
});
