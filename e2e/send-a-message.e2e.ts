import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { say } from '#contract/words.ts';
import { eventually } from '#server/testing/eventually.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { contactForm, letter, openContact, shownReference, textIn, write } from './support/contact-form.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';

test('CONT-13 CONT-14 CALM-04 API-01 a visitor writes to us: the outcome takes the focus once and stays, Send Another Message begins anew, the team gets the mail; where a field is filled in that no person sees it is answered alike, stored as suspected and not mailed', async ({
  page,
  live,
}) => {
  const form = await openContact(page, '/contact?reason=borrow&book=Quiet+Focus');
  await page.clock.install();
  const again = page.getByRole('button', { name: 'Send Another Message' });
  const { message: spam } = letter();
  let suspected = '';
  await test.step('with a field that no person sees', async () => {
    await write(form, letter(spam));
    await page
      .locator('input[name="website"]')
      .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
    await noteWhatIsHeard(page);
    await form.send.press('Enter');
    await expect(form.sent).toBeFocused();
    await expect(form.outcome).toContainText('You’ll get an answer by email within 3 days.');
    await page.clock.fastForward(6000);
    const heard = await whatWasHeard(page);
    expect(heard.filter((text) => /message sent/iu.test(text))).toEqual(['Message Sent Successfully!']);
    await expect(form.outcome.getByText("Message sent successfully! We'll get back to you soon.")).toBeInViewport();
    suspected = await shownReference(page);
    await expect(page.getByText(suspected)).toBeInViewport();
    const stored = (await live.stored()).filter((each) => each.message === spam);
    expect(stored).toMatchObject([{ reference: suspected, suspected: 'honeypot' }]);
  });
  await test.step('the next one begins anew', async () => {
    await again.click();
    expect(await textIn(form)).toEqual({ name: '', email: '', reason: '', message: '' });
    await expect(page.getByRole('heading', { name: 'Get in Touch', level: 1 })).toBeFocused();
    await expect(form.sent).toBeHidden();
  });
  await test.step('what the browser sends, and the mail', async () => {
    const { message } = letter('Hello,\n\nis <b>tea</b> & cake vegan? Grüße & "quotes"');
    await write(form, { name: 'Ada Lovelace', email: 'ada@example.org', reason: 'borrow', message });
    const sent = page.waitForRequest('**/functions/v1/send-email');
    await form.send.click();
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      reason: 'Borrow a book',
      message,
      answer: 'email',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      page: '/contact',
      locale: 'en',
    });
    await expect(form.sent).toBeVisible();
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
    expect(live.mails().filter(({ raw }) => raw.includes(suspected))).toEqual([]);
  });
});

test('CONT-13 CONT-14 in German, from the start page to the number', async ({ page, live }) => {
  await visit(page, '/de');
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('de', contactWords.title));
  // Before, the browser sends it by itself, and another page says so.
  await whenAlive(page);
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

test('SEC-08 the mail server is away the whole time: the visitor notices nothing, and the mail comes once when it is back', async ({
  page,
  live,
}) => {
  const before = live.output().length;
  await live.stopMailServer();
  const form = await openContact(page);
  await write(form);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  const reference = await shownReference(page);
  const tried = 'a mail was not sent and is tried again';
  await eventually('a mail is tried again', () => live.output().slice(before).includes(tried), 20_000);

  await live.startMailServer();
  const { mail } = await live.mailAbout(reference);
  expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
  // One that is sent later would come after a second one.
  await form.outcome.getByRole('button', { name: 'Send Another Message' }).click();
  await write(form);
  await form.send.click();
  await live.mailAbout(await shownReference(page));
  expect(live.mails().filter(({ raw }) => raw.includes(reference))).toHaveLength(1);
});
