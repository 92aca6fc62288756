import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import { site } from '#content/site.ts';
import { goalNames } from '#content/support/money.ts';
import { fundingProjects } from '#content/support/support.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import type { Locale } from '#contract/locale.ts';
import { type Booking, type FundingGoal, isIncome, type Money } from '#contract/money.ts';

/** What is collected for, as the migration wrote it: it stands where no database is asked. */
const builtInGoals: readonly FundingGoal[] = [
  { id: 'mission', kind: 'mission', title: goalNames.mission, targetCents: site.mission.goal * 100 },
  { id: 'phase-2', kind: 'phase', title: goalNames['phase-2'], targetCents: site.mission.firstPhase * 100 },
  ...fundingProjects.map(({ id, title, targetAmount }): FundingGoal => ({
    id,
    kind: 'project',
    title,
    targetCents: targetAmount * 100,
  })),
];

/** Whether a page says all there is when it is drawn without the tables: no entry yet, and the goals of the beginning. */
export const isBeginning = (money: Money | undefined): boolean =>
  money === undefined || (money.bookings.length === 0 && JSON.stringify(money.goals) === JSON.stringify(builtInGoals));

/** What is collected for, of one kind. */
export const goalsOf = (money: Money | undefined, kind: FundingGoal['kind']): readonly FundingGoal[] =>
  (money?.goals ?? builtInGoals).filter((goal) => goal.kind === kind);

/** The day of the newest entry, in words. Undefined before the first: then there are no sums but samples. */
export function sumsAsOf(money: Money | undefined, locale: Locale): string | undefined {
  const newest = money?.bookings[0];
  return newest && dateInWords(newest.enteredAt, locale, teamTimeZone);
}

/** The entries that count: not corrected by another one, and no mere taking back. */
export function countedBookings(bookings: readonly Booking[]): Booking[] {
  const corrected = new Set(bookings.map(({ corrects }) => corrects));
  return bookings.filter(({ id, isVoid }) => !isVoid && !corrected.has(id));
}

export type Balance = { readonly in: number; readonly out: number };

/** What came in and went out, in cents. */
export function balanceOf(bookings: readonly Booking[]): Balance {
  const sumOf = (isIn: boolean) =>
    bookings.reduce((sum, { kind, cents }) => (isIncome(kind) === isIn ? sum + cents : sum), 0);
  return { in: sumOf(true), out: sumOf(false) };
}

/**
 * What has come in for a goal, in cents. Each gift counts in one bar: what was given for one project in that of the
 * project, all else in that of the mission, and there for its phase.
 */
export function raisedFor(goal: FundingGoal, { bookings }: Money): number {
  const isFor = ({ project, phase }: Booking) => {
    if (goal.kind === 'project') return project === goal.id;
    return project === undefined && (goal.kind === 'mission' || goal.id === `phase-${phase}`);
  };
  return balanceOf(countedBookings(bookings).filter(isFor)).in;
}
