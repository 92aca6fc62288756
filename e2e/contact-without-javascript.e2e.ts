import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { firstEventSource, firstEventWords } from '#content/contact/first-event.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { thankYouWords } from '#content/contact/thank-you.ts';
import { formWords } from '#content/forms/form.ts';
import { contactProblems } from '#contract/contact.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { contactForm, letter, shownReference, textIn, write } from './support/contact-form.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

test.use({ javaScriptEnabled: false });

for (const locale of inGerman)
  test(`CONT-02 CONT-03 CONT-04 CONT-05 CONT-13 CONT-14 CALM-05 SEC-16 without JavaScript a faulty form comes back with its errors and every word, and a message arrives (${locale})`, async ({
    page,
    live,
  }) => {
    await page.goto(inLocale('/', locale));
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).click();
    const form = contactForm(page, locale);
    await form.send.click();
    const texts = Object.values(contactProblems).map((text) => text[locale]);
    await expect(form.summary.getByRole('link')).toHaveText(texts);
    await expect(page).toHaveTitle(
      `${say(locale, formWords.errorTitle, { title: say(locale, contactWords.title) })} – Ecosystem`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    const faulty = { name: '"', email: 'x" onfocus="alert(1)', reason: 'share', message: '</textarea>&' };
    await write(form, faulty);
    await form.send.click();
    await expect(form.summary.getByRole('link')).toHaveText(texts.slice(0, 2));
    expect(await textIn(form)).toEqual(faulty);
    await expect(form.name).toHaveAttribute('aria-invalid', 'true');
    await expect(form.message).not.toHaveAttribute('aria-invalid');
    await expect(form.email).toHaveAccessibleDescription(new RegExp(`${texts[1]}$`, 'u'));
    await form.summary.getByRole('link').last().click();
    await expect(form.email).toBeFocused();

    const words = `Zeile eins, "quotes" & <b>&amp;[[email]]'\nline two ${crypto.randomUUID()}`;
    await write(form, { ...letter(words), name: '<i>Ada' });
    await form.send.click();
    await expect(page).toHaveURL(new RegExp(`^http://[^/]+${inLocale('/thank-you', locale)}\\?reference=EC-`, 'u'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, contactWords.sentTitle));
    await expect(page.getByText(say(locale, thankYouWords.soon), { exact: true })).toBeVisible();
    const reference = await shownReference(page);
    expect(page.url()).toContain(reference);
    const { mail } = await live.mailAbout(reference);
    expect(mail.text).toContain(words);
    expect(mail.html).not.toContain('<i>');
    expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
  });

test('without JavaScript whoever asks for the first event is promised no answer within days, also after a form that came back', async ({
  page,
}) => {
  await page.goto(
    `/contact?${new URLSearchParams({ reason: 'question', message: 'Please tell me of the first meeting.', source: firstEventSource })}`,
  );
  const form = contactForm(page);
  await form.send.click();
  await expect(form.summary).toBeVisible();
  const { name, email } = letter();
  await form.name.fill(name);
  await form.email.fill(email);
  await form.send.click();
  await shownReference(page);
  await expect(page.getByText(firstEventWords.answer.en)).toBeVisible();
  const [promise = ''] = afterSendingWords.nextAnswer.en.split('{days}');
  await expect(page.getByText(promise)).toHaveCount(0);
});

test('CONT-16 without JavaScript whoever wants no answer leaves the address out, and nothing is promised to it; a reason that came with a link is kept when the form comes back', async ({
  page,
  request,
  live,
}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  const words = { ...letter(), email: '' };
  await write(form, words);
  await form.answer.selectOption('none');
  await form.send.click();
  const { mail } = await live.mailAbout(await shownReference(page));
  expect([mail.text?.includes(words.message), mail.replyTo]).toEqual([true, undefined]);
  await expect(page.getByRole('button', { name: statusLink.mail.en })).toHaveCount(0);

  const answer = await request.post('/functions/v1/send-email', {
    form: { name: 'Ada', email: 'nobody', reason: 'question', message: 'Is this kept?', locale: 'en' },
  });
  expect(answer.status()).toBe(400);
  await page.setContent(await answer.text());
  await expect(form.reason).toHaveValue('question');
  await expect(form.reason.locator('option:checked')).toHaveText('Ask a question');
  expect((await live.stored()).filter(({ message }) => message === 'Is this kept?')).toEqual([]);
});
