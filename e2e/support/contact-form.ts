import { expect, type Locator, type Page } from '@playwright/test';
import { contactWords } from '#content/contact/contact.ts';
import { answerWords } from '#content/forms/answer.ts';
import { formWords } from '#content/forms/form.ts';
import { splitLocale, type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { errorSummary } from './error-summary.ts';
import { visit } from './islands-awake.ts';

/** What a visitor sees of the contact form. */
export function contactForm(page: Page, locale: Locale = 'en') {
  const form = page.getByRole('form', { name: say(locale, contactWords.title) });
  const sent = page.getByRole('heading', { name: say(locale, contactWords.sentTitle) });
  return {
    form,
    name: form.getByLabel(say(locale, contactWords.name), { exact: true }),
    email: form.getByLabel(say(locale, contactWords.email), { exact: true }),
    reason: form.getByLabel(say(locale, contactWords.reason), { exact: true }),
    message: form.getByLabel(say(locale, contactWords.message), { exact: true }),
    answer: form.getByLabel(answerWords.question[locale], { exact: true }),
    send: form.getByRole('button', { name: say(locale, contactWords.send) }),
    /** The same button while the message is on its way. */
    sending: form.getByRole('button', { name: formWords.sending[locale] }),
    failure: form.locator('[data-outcome]'),
    summary: errorSummary(page, locale),
    sent,
    /** What replaces the form after sending. */
    outcome: page.locator('section', { has: sent }),
  };
}

export type ContactForm = ReturnType<typeof contactForm>;

/** Opens Contact, in the language of the address, and waits until the form is ready. */
export async function openContact(page: Page, address = '/contact'): Promise<ContactForm> {
  await visit(page, address);
  await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0);
  return contactForm(page, splitLocale(new URL(page.url()).pathname).locale);
}

/** A message without faults. Its words are its own, so that its mail can be told from others. */
export function letter(message = `Hello, you dear people. ${crypto.randomUUID()}`) {
  return { name: 'Ada', email: 'ada@example.org', reason: 'hello', message };
}

export async function write(form: ContactForm, { name, email, reason, message } = letter()): Promise<void> {
  await form.name.fill(name);
  await form.email.fill(email);
  await form.reason.selectOption(reason);
  await form.message.fill(message);
}

/** What stands in the four fields. */
export async function textIn(form: ContactForm) {
  const read = (field: Locator) => field.inputValue();
  return {
    name: await read(form.name),
    email: await read(form.email),
    reason: await read(form.reason),
    message: await read(form.message),
  };
}

/** The reference number that the page shows after sending. */
export async function shownReference(page: Page): Promise<string> {
  const reference = page.getByText(/^EC-[2-9A-Z]{4}-[2-9A-Z]{4}$/u);
  await expect(reference).toBeVisible();
  return reference.innerText();
}
