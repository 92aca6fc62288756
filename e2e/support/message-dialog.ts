import type { Page } from '@playwright/test';
import { contactWords } from '#content/contact/contact.ts';
import { dialogWords, messageDialogs, type MessageKind } from '#content/contact/message-dialogs.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { answerWords } from '#content/forms/answer.ts';
import { formWords } from '#content/forms/form.ts';
import type { Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { expect } from './live-test.ts';

export const call = '**/functions/v1/send-email';

/**
 * Lets the next message arrive, but not its answer. Only that one: the page asks right after whether the server is
 * there, and a question that is on its way when a route goes fails its handler.
 */
export const loseAnswer = (page: Page): Promise<unknown> =>
  page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

/** What a visitor sees of the dialog in which a message of a kind is written. */
export function messageDialog(page: Page, kind: MessageKind, locale: Locale = 'en') {
  const dialog = page.getByRole('dialog');
  const optional = (label: string) => dialog.getByLabel(`${label} ${say(locale, formWords.optional)}`, { exact: true });
  return {
    dialog,
    message: dialog.getByLabel(say(locale, contactWords.message), { exact: true }),
    email: optional(say(locale, contactWords.email)),
    phone: optional(dialogWords.phone[locale]),
    answer: dialog.getByLabel(answerWords.question[locale], { exact: true }),
    send: dialog.getByRole('button', { name: messageDialogs[kind].send[locale] }),
    sending: dialog.getByRole('button', { name: say(locale, formWords.sending) }),
    // A toast that stands in the dialog has one too.
    close: dialog.getByRole('button', { name: say(locale, formWords.close) }).first(),
    failure: dialog.getByRole('alert'),
  };
}

/** The body of the next message that is sent. */
export async function nextBody(page: Page): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest(call);
  return request.postDataJSON() as Record<string, unknown>;
}

/** Waits for the words that stay beside the opener, and gives the reference in them. */
export async function outcomeBeside(page: Page, words: string): Promise<string> {
  const outcome = page
    .locator('p:not([role="status"])')
    .filter({ hasText: words })
    .filter({ hasText: /EC-[2-9A-Z]{4}-[2-9A-Z]{4}$/u });
  await expect(outcome).toBeVisible();
  return /EC-\S+$/u.exec(await outcome.innerText())?.[0] ?? '';
}

/** What is pressed for the link to what became of a message, and the ways to keep it. */
export const lookUpLater = (page: Page, locale: Locale) =>
  page.locator('summary').filter({ hasText: statusLink.later[locale], visible: true });
