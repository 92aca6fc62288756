import { tables } from '#app/lib/account/data-client.ts';
import { askTables, tableCodes, type TableAnswer, type TableFailure } from '#app/lib/backend/ask-tables.ts';
import type { Result } from '#contract/failures.ts';
import type { Booking, Money } from '#contract/money.ts';
import { readBooking, readMoney } from '#contract/read-money.ts';

/** An entry, and who made it: null where the account is gone. */
export type Entry = Booking & { readonly author: string | null };

export type Entries = Pick<Money, 'goals'> & { readonly entries: readonly Entry[] };

/** The columns that somebody enters. */
type NewBooking = {
  readonly id: string;
  readonly corrects?: string | undefined;
  readonly is_void?: true;
  readonly booked_on: string;
  readonly kind: Booking['kind'];
  readonly purpose: string;
  readonly locale: Booking['locale'];
  readonly cents: number;
  readonly project: string | null;
  readonly phase: Booking['phase'];
};

/** More than anybody looks through; all of them are in the file of the open books. */
const most = 500;

/** The newest entries with who made them, and what is collected for. */
export async function listEntries(): Promise<TableAnswer<Entries>> {
  const [goals, rows] = await Promise.all([
    askTables<object[]>(tables.from('funding_goals').select('*').order('position')),
    askTables<{ booking_authors: { author_id: string | null } | null }[]>(
      tables.from('bookings').select('*,booking_authors(author_id)').order('number', { ascending: false }).limit(most),
    ),
  ]);
  if (!goals.ok) return goals;
  if (!rows.ok) return rows;
  const entries = rows.value.flatMap((row) => {
    const booking = readBooking(row);
    return booking ? [{ ...booking, author: row.booking_authors?.author_id ?? null }] : [];
  });
  return { ok: true, value: { goals: readMoney({ goals: goals.value, bookings: [] }).goals, entries } };
}

/** What became of entering: the entry; or that somebody else has corrected the same one meanwhile. */
export type Entered = Result<Booking, { readonly because: 'newer' } | TableFailure>;

/** Makes an entry. What was entered before, and only its answer was lost on the way, counts as entered. */
export async function enterBooking(booking: NewBooking): Promise<Entered> {
  const made = await askTables<object>(tables.from('bookings').insert(booking).select('*').single());
  if (!made.ok && made.code !== tableCodes.taken) return made;
  const row = made.ok ? made : await askTables<object[]>(tables.from('bookings').select('*').eq('id', booking.id));
  if (!row.ok) return row;
  const [entered] = [row.value].flat();
  const found = entered && readBooking(entered);
  return found ? { ok: true, value: found } : { ok: false, because: 'newer' };
}
