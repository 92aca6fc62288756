import type { Locale, Localized } from './locale.ts';

/** What an entry can be, as the table says (supabase/migrations), in the order of the form. */
export const kindsIn = ['donation', 'membership', 'grant', 'sale', 'other-income'] as const;
export const kindsOut = ['fees', 'register', 'material', 'rent', 'website', 'other-expense'] as const;
export type BookingKind = (typeof kindsIn)[number] | (typeof kindsOut)[number];

export const isIncome = (kind: BookingKind): boolean => (kindsIn as readonly string[]).includes(kind);

/** The phases of the plan (`content/support/mission.ts`), by their number. */
export const phaseNumbers = [1, 2, 3, 4] as const;
export type PhaseNumber = (typeof phaseNumbers)[number];

/** What is collected for: the whole mission, its current phase, or one thing among others. */
export type FundingGoal = {
  readonly id: string;
  readonly kind: 'mission' | 'phase' | 'project';
  readonly title: Localized;
  readonly targetCents: number;
};

/** One entry. None is ever changed: a correction is an entry that names the one it corrects. */
export type Booking = {
  readonly id: string;
  readonly number: number;
  /** The id of the entry that this one corrects. */
  readonly corrects: string | undefined;
  /** It only takes back what it corrects. */
  readonly isVoid: boolean;
  /** `2026-11-20`. */
  readonly day: string;
  readonly kind: BookingKind;
  readonly purpose: string;
  /** The language of the purpose. */
  readonly locale: Locale;
  readonly cents: number;
  /** The id of a goal; undefined for the mission. */
  readonly project: string | undefined;
  readonly phase: PhaseNumber;
  /** When it was entered, in ISO 8601. */
  readonly enteredAt: string;
};

/** The tables funding_goals and bookings, checked (read-money.ts): the newest entry first. */
export type Money = { readonly goals: readonly FundingGoal[]; readonly bookings: readonly Booking[] };

/** The rows of the two tables, as the data API gives them. */
export type MoneyRows = { readonly goals: readonly unknown[]; readonly bookings: readonly unknown[] };

/** All entries as a table (`app/files/books-file.ts`), in English; `inLocale` knows the other one. */
export const booksFilePath = '/open-books.csv';

/** The first day that an entry can have. */
export const firstDay = '2020-01-01';

/** The most characters of a purpose. */
export const longestPurpose = 200;
