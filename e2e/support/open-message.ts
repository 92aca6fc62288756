import { expect, type Locator, type Page } from '@playwright/test';
import { messageWords as words } from '#content/inbox/message.ts';
import { replyWords } from '#content/inbox/replies.ts';
import { stateWords } from '#content/inbox/words.ts';
import type { MessageState } from '#contract/inbox.ts';
import type { Locale } from '#contract/locale.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import type { Person } from './signed-in.ts';
import { inboxList, openInbox, ownWord, send, teammate } from './team-inbox.ts';

/** What the team sees of an opened message. */
export function openedMessage(page: Page, locale: Locale = 'en') {
  const main = page.getByRole('main');
  const button = (name: string): Locator => main.getByRole('button', { name, exact: true });
  const form = main.getByRole('form', { name: replyWords.label[locale] });
  const part = (name: string): Locator => main.getByRole('region', { name, exact: true });
  return {
    // Of the message: what is wrong with a form below it has one of the same level.
    heading: main.getByRole('article').getByRole('heading', { level: 2 }).first(),
    text: part(words.text[locale]),
    back: button(words.back[locale]),
    care: part(words.care[locale]),
    take: button(words.take[locale]),
    leave: button(words.leave[locale]),
    handOver: main.locator('summary').filter({ hasText: words.handOver[locale] }),
    handTo: main.getByRole('combobox', { name: words.handLabel[locale] }),
    hand: button(words.hand[locale]),
    state: (state: MessageState): Locator => button(stateWords[state][locale]),
    answers: part(replyWords.title[locale]),
    form,
    ready: form.getByRole('combobox', { name: replyWords.begin[locale] }),
    insert: form.getByRole('button', { name: replyWords.insert[locale] }),
    takeOut: form.getByRole('button', { name: replyWords.takeOut[locale] }),
    reply: form.getByRole('textbox', { name: replyWords.label[locale] }),
    send: form.getByRole('button', { name: replyWords.send[locale] }),
    notes: part(words.notes[locale]),
    note: main.getByRole('textbox', { name: words.noteLabel[locale] }),
    saveNote: button(words.noteSave[locale]),
    spam: button(words.spam[locale]),
    notSpam: button(words.notSpam[locale]),
    remove: button(words.delete[locale]),
    undo: button(words.undo[locale]),
    /** What became of something, where it stays. */
    stays: (text: string): Locator => main.locator('[data-outcome]').filter({ hasText: text, visible: true }),
  };
}

type OpenedMessage = ReturnType<typeof openedMessage>;

type Opening = {
  person?: Person;
  locale?: Locale;
  /** How the message differs from a usual one. */
  message?: Readonly<Record<string, unknown>>;
};

/** Sends a message and opens it from the list as somebody of the team. Out: what they see, and its reference. */
export async function openNew(
  page: Page,
  live: LiveSite,
  { person, locale = 'en', message = {} }: Opening = {},
): Promise<{ seen: OpenedMessage; reference: string; word: string; person: Person }> {
  const word = ownWord();
  const { reference } = await send(live, { name: 'Grace', message: `Hello, you dear people. ${word}`, ...message });
  const member = person ?? (await teammate(live));
  await openInbox(page, live, { person: member, locale, address: `/team/inbox?q=${reference}` });
  await inboxList(page, locale).entries.getByRole('link').click();
  const seen = openedMessage(page, locale);
  await expect(seen.heading).toBeFocused();
  return { seen, reference, word, person: member };
}
