import { today } from '#content/mail/team-time-zone.ts';
import { currentPhase } from '#content/support/money.ts';
import { bookingProblems as problems } from '#content/team/bookings.ts';
import { asTyped, readCents } from '#contract/cents.ts';
import type { Locale } from '#contract/locale.ts';
import { type Booking, type BookingKind, firstDay, longestPurpose, type PhaseNumber } from '#contract/money.ts';
import type { Words } from '#contract/words.ts';

/** The fields of the form, in their order on the page. */
export const bookingNames = ['day', 'kind', 'purpose', 'amount', 'project', 'phase'] as const;
export type BookingName = (typeof bookingNames)[number];
export type Typed = Readonly<Record<BookingName, string>>;

/** What is wrong with each field, in words. */
export function findProblems(typed: Typed, t: Words): Partial<Record<BookingName, string>> {
  const cents = readCents(typed.amount);
  const purpose = typed.purpose.trim();
  const day = dayProblem(typed.day);
  return {
    ...(day && { day: t(day) }),
    ...(typed.kind === '' && { kind: t(problems.noKind) }),
    ...(purpose === '' && { purpose: t(problems.noPurpose) }),
    ...(purpose.length > longestPurpose && { purpose: t(problems.purposeTooLong, { most: longestPurpose }) }),
    ...(cents.is !== 'cents' && { amount: t(problems[cents.is]) }),
  };
}

function dayProblem(day: string) {
  if (!/^\d{4,}-\d\d-\d\d$/u.test(day)) return problems.noDay;
  if (day.length > 10 || day > today()) return problems.dayToCome;
  return day < firstDay ? problems.dayTooEarly : undefined;
}

/** What goes to the table. Only for what has no problem. */
export function columnsOf(typed: Typed, locale: Locale) {
  const cents = readCents(typed.amount);
  return {
    booked_on: typed.day,
    kind: typed.kind as BookingKind,
    purpose: typed.purpose.trim(),
    locale,
    cents: cents.is === 'cents' ? cents.cents : 0,
    project: typed.project === '' ? null : typed.project,
    phase: typed.phase === '' ? currentPhase : (Number(typed.phase) as PhaseNumber),
  };
}

/** An entry as it would have been typed: what its correction begins with. */
export const typedOf = ({ day, kind, purpose, cents, project = '', phase }: Booking, locale: Locale): Typed => ({
  day,
  kind,
  purpose,
  amount: asTyped(cents, locale),
  project,
  phase: phase === currentPhase ? '' : String(phase),
});
