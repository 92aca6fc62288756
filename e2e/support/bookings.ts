import type { Locator, Page } from '@playwright/test';
import { draftWords } from '#content/forms/draft.ts';
import { booksWords } from '#content/support/open-books.ts';
import { bookingForm, bookingList } from '#content/team/bookings.ts';
import { asTyped } from '#contract/cents.ts';
import type { Localized } from '#contract/locale.ts';
import { booksFilePath } from '#contract/money.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { errorSummary } from './error-summary.ts';
import { visit } from './islands-awake.ts';
import { expect } from './live-test.ts';
import { bringSession, type Person } from './signed-in.ts';

/** What the team sees of its entries, in German. */
export function bookingsOn(page: Page) {
  const main = page.getByRole('main');
  const exact = { exact: true };
  const field = (words: Localized): Locator => main.getByLabel(words.de, exact);
  const button = (words: Localized): Locator => main.getByRole('button', { name: words.de, ...exact });
  const entry = (number: number): Locator =>
    main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`${number}:`, 'u') }) });
  return {
    main,
    day: field(bookingForm.day),
    kind: field(bookingForm.kind),
    purpose: field(bookingForm.purpose),
    amount: field(bookingForm.amount),
    project: field(bookingForm.project),
    save: button(bookingForm.save),
    saveCorrection: button(bookingForm.saveCorrection),
    cancel: button(bookingForm.cancel),
    undo: button(draftWords.undo),
    summary: errorSummary(page, 'de'),
    entry,
    correct: (number: number) => entry(number).getByRole('button', { name: bookingList.correct.de }),
    takeBack: (number: number) => entry(number).getByRole('button', { name: bookingList.takeBack.de }),
  };
}

export type BookingsPage = ReturnType<typeof bookingsOn>;

/** Opens the page of entries as somebody who has signed in before. */
export async function openBookings(page: Page, live: LiveSite, person: Person) {
  await bringSession(page, live, person);
  await visit(page, live.url + '/de/team/bookings');
  return bookingsOn(page);
}

/** Fills in the form and sends it. Out: once it is said to be entered as this number. */
export async function enter(
  bookings: BookingsPage,
  typed: { day: string; kind: string; purpose: string; amount: string; project?: string },
  number: number,
): Promise<void> {
  await bookings.day.fill(typed.day);
  await bookings.kind.selectOption(typed.kind);
  await bookings.purpose.fill(typed.purpose);
  await bookings.amount.fill(typed.amount);
  await bookings.project.selectOption(typed.project ?? '');
  await bookings.save.click();
  await expect(bookings.entry(number)).toContainText(typed.purpose);
}

/** Enters a gift for the mission, as somebody else does meanwhile, and waits until the pages know. */
export async function giveNow(live: LiveSite, cents: number): Promise<void> {
  await live.inDatabase(
    (sql) => sql`
      insert into public.bookings (booked_on, kind, purpose, cents, phase) values ('2026-11-20', 'donation', 'Spende', ${cents}, 2)`,
  );
  const file = async () => (await fetch(`${live.url}${booksFilePath}`)).text();
  await expect.poll(file).toContain(`,${asTyped(cents, 'en')},`);
}

/** Takes all entries away, and waits until the pages know: other tests of this site look at them. */
export async function withoutEntries(live: LiveSite): Promise<void> {
  await live.inDatabase((sql) => sql`truncate public.bookings cascade`);
  const books = async () => (await fetch(`${live.url}/open-books`)).text();
  await expect.poll(books).toContain(booksWords.none.en);
}
