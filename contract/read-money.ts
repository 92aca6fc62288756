import {
  type Booking,
  type BookingKind,
  type FundingGoal,
  kindsIn,
  kindsOut,
  type Money,
  type MoneyRows,
  type PhaseNumber,
  phaseNumbers,
} from './money.ts';

/** Reads the rows of both tables. What is none of ours is left out, so that a sum is never made of something unknown. */
export function readMoney({ goals, bookings }: MoneyRows): Money {
  return {
    goals: goals.flatMap((row) => readGoal(row) ?? []),
    bookings: bookings
      .flatMap((row) => readBooking(row) ?? [])
      // oxlint-disable-next-line unicorn/no-array-sort -- The list is new, and old phones have no `toSorted`.
      .sort((one, other) => other.number - one.number),
  };
}

function readGoal(row: unknown): FundingGoal | undefined {
  const { id, kind, title, title_de: titleDe, target_cents: target } = row as Record<string, unknown>;
  const targetCents = Number(target);
  if (kind !== 'mission' && kind !== 'phase' && kind !== 'project') return undefined;
  if (!Number.isSafeInteger(targetCents) || targetCents <= 0) return undefined;
  return { id: String(id), kind, title: { en: String(title), de: String(titleDe) }, targetCents };
}

/** Reads a row of public.bookings. */
export function readBooking(row: unknown): Booking | undefined {
  const of = row as Record<string, unknown>;
  const [cents, number, phase] = [Number(of['cents']), Number(of['number']), Number(of['phase']) as PhaseNumber];
  const { kind, locale } = of;
  if (!isKind(kind) || (locale !== 'en' && locale !== 'de') || !phaseNumbers.includes(phase)) return undefined;
  if (!Number.isSafeInteger(cents) || cents <= 0 || !Number.isSafeInteger(number)) return undefined;
  return {
    id: String(of['id']),
    number,
    corrects: typeof of['corrects'] === 'string' ? of['corrects'] : undefined,
    isVoid: of['is_void'] === true,
    day: String(of['booked_on']),
    kind,
    purpose: String(of['purpose']),
    locale,
    cents,
    project: typeof of['project'] === 'string' ? of['project'] : undefined,
    phase,
    enteredAt: String(of['created_at']),
  };
}

const isKind = (kind: unknown): kind is BookingKind => ([...kindsIn, ...kindsOut] as unknown[]).includes(kind);
