import { countedBookings } from '#app/lib/published/sums.ts';
import { csvFile, type Cell } from '#app/lib/text/csv-file.ts';
import { fileWords as words } from '#content/answers/books-file.ts';
import { today } from '#content/mail/team-time-zone.ts';
import { kindNames } from '#content/support/money.ts';
import { asTyped } from '#contract/cents.ts';
import type { Locale } from '#contract/locale.ts';
import { type Booking, isIncome, type Money } from '#contract/money.ts';
import { wordsIn } from '#contract/words.ts';

/** All entries, the oldest first, in the way that spreadsheets of this language read: sums are numbers, nothing is run. */
export function booksFile(money: Money | undefined, locale: Locale): string {
  const t = wordsIn(locale);
  const { goals, bookings } = money ?? { goals: [], bookings: [] };
  const counted = new Set(countedBookings(bookings));
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const sumOf = ({ cents }: Booking): Cell => ({ number: asTyped(cents, locale) });
  const head = (
    ['number', 'day', 'kind', 'purpose', 'project', 'phase', 'in', 'out', 'counts', 'corrects', 'entered'] as const
  ).map((name) => t(words[name]));
  const rows = bookings.toReversed().map((booking): Cell[] => {
    const { number, day, kind, purpose, project, phase, corrects, enteredAt } = booking;
    const goal = goals.find(({ id }) => id === project);
    const corrected = corrects === undefined ? undefined : byId.get(corrects);
    return [
      { number: String(number) },
      day,
      t(kindNames[kind]),
      purpose,
      goal ? t(goal.title) : t(words.mission),
      { number: String(phase) },
      isIncome(kind) ? sumOf(booking) : '',
      isIncome(kind) ? '' : sumOf(booking),
      t(counted.has(booking) ? words.yes : words.no),
      corrected ? { number: String(corrected.number) } : '',
      // The day where the team is, as on the page.
      today(new Date(enteredAt)),
    ];
  });
  return csvFile([head, ...rows], locale);
}
