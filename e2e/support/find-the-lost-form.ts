import { expect, type Page } from '@playwright/test';
import { answerWords } from '#content/forms/answer.ts';
import { formWords } from '#content/forms/form.ts';
import { foundQuestions, foundWhere } from '#content/found/form.ts';
import { foundForm, foundSent } from '#content/found/found-form.ts';
import { foundMissing } from '#content/found/missing.ts';
import { reportSent } from '#content/found/sent.ts';
import { inLocale, type Locale, type Localized } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { errorSummary } from './error-summary.ts';
import { visit } from './islands-awake.ts';
import { shownToast } from './shown-toast.ts';

type ReportWords = { form: Record<'title' | 'submit', Localized>; sent: Record<'title' | 'again', Localized> };

const foundWords: ReportWords = { form: foundForm, sent: foundSent };

/** What a visitor sees of the report of a found thing, or with other words of a lost one. */
export function foundReport(page: Page, locale: Locale = 'en', words: ReportWords = foundWords) {
  const form = page.getByRole('form', { name: words.form.title[locale] });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const button = (label: string) => form.getByRole('button', { name: label, exact: true });
  const dialog = page.getByRole('alertdialog', { name: foundMissing.title[locale] });
  return {
    form,
    use: button(foundWhere.use[locale]),
    getting: button(foundWhere.getting[locale]),
    stop: button(foundWhere.stop[locale]),
    update: button(foundWhere.update[locale]),
    address: field(foundWhere.address[locale]),
    place: field(foundWhere.place[locale]),
    item: field(foundQuestions.item[locale]),
    description: field(foundQuestions.description[locale]),
    day: field(`${foundWhere.day[locale]} ${say(locale, formWords.optional)}`),
    problems: errorSummary(page, locale),
    name: field(foundQuestions.name[locale]),
    email: field(foundQuestions.email[locale]),
    phone: field(`${foundQuestions.phone[locale]} ${say(locale, formWords.optional)}`),
    answer: field(answerWords.question[locale]),
    submit: button(words.form.submit[locale]),
    dialog,
    more: dialog.getByRole('button', { name: foundMissing.more[locale] }),
    asIs: dialog.getByRole('button', { name: foundMissing.asIs[locale] }),
    submitted: page.getByRole('heading', { name: words.sent.title[locale] }),
    again: page.getByRole('button', { name: words.sent.again[locale] }),
    keep: page.getByRole('checkbox', { name: reportSent.keep[locale] }),
    toast: shownToast(page, locale).toast,
  };
}

export type FoundReport = ReturnType<typeof foundReport>;

/** Opens Find the Lost and waits until the form works. */
export async function openReport(page: Page, locale: Locale = 'en'): Promise<FoundReport> {
  await visit(page, inLocale('/services/find-the-lost', locale));
  const report = foundReport(page, locale);
  // It comes when somebody goes into it; until then its button sends nothing.
  await report.item.focus();
  await expect(report.submit).toHaveAttribute('type', 'submit');
  return report;
}

/** A report with all five. Its description is its own, so that it can be told from others. */
export const wholeReport = () => ({
  place: 'Bench at the river',
  item: 'Grey headphones',
  description: `On the left side is a sticker. ${crypto.randomUUID()}`,
  name: 'Ada',
  email: 'ada@example.org',
});

export async function fillReport(
  report: FoundReport,
  answers: Partial<ReturnType<typeof wholeReport>> = wholeReport(),
) {
  for (const [name, answer] of Object.entries(answers)) await report[name as keyof typeof answers].fill(answer);
}

/** What stands in the text fields. */
export async function answersIn(report: FoundReport) {
  const fields = ['place', 'item', 'description', 'name', 'email', 'phone'] as const;
  const values = await Promise.all(fields.map((field) => report[field].inputValue()));
  return Object.fromEntries(fields.map((field, index) => [field, values[index]]));
}

/** Notes every body that goes to the server. */
export function bodiesSent(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send-email') && request.method() === 'POST') bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** The number that is shown, and the message that is stored under it. */
export async function storedReport(page: Page, live: LiveSite) {
  const shown = await page.getByText(/EC-[2-9A-Z]{4}-[2-9A-Z]{4}/u).innerText();
  const reference = shown.match(/EC-[2-9A-Z]{4}-[2-9A-Z]{4}/u)?.[0] ?? '';
  const stored = (await live.stored()).filter((message) => message.reference === reference);
  return { reference, stored };
}
