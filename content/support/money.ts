import type { Localized } from '#contract/locale.ts';
import type { BookingKind, PhaseNumber } from '#contract/money.ts';

/** What an entry can be, as visitors read it. */
export const kindNames = {
  donation: { en: 'Donation', de: 'Spende' },
  membership: { en: 'Membership fee', de: 'Mitgliedsbeitrag' },
  grant: { en: 'Grant', de: 'Förderung' },
  sale: { en: 'Sale', de: 'Verkauf' },
  'other-income': { en: 'Other money in', de: 'Andere Einnahme' },
  fees: { en: 'Fees of bank and payment', de: 'Gebühren für Bank und Bezahlung' },
  register: { en: 'Founding and register', de: 'Gründung und Register' },
  material: { en: 'Material', de: 'Material' },
  rent: { en: 'Rent', de: 'Miete' },
  website: { en: 'Website', de: 'Website' },
  'other-expense': { en: 'Other money out', de: 'Andere Ausgabe' },
} as const satisfies Record<BookingKind, Localized>;

/** The phases of the plan (`mission.ts`), by their number. */
export const phaseNames = {
  1: { en: 'Phase 1: prepare', de: 'Phase 1: vorbereiten' },
  2: { en: 'Phase 2: found and register', de: 'Phase 2: gründen und eintragen' },
  3: { en: 'Phase 3: the first machine', de: 'Phase 3: der erste Automat' },
  4: { en: 'Phase 4: keep it running', de: 'Phase 4: am Laufen halten' },
} as const satisfies Record<PhaseNumber, Localized>;

/** What is collected for beside the projects, as the migration wrote it. */
export const goalNames = {
  mission: { en: 'The whole mission', de: 'Die ganze Mission' },
  'phase-2': phaseNames[2],
} as const satisfies Record<string, Localized>;

/** The phase that the plan is in. */
export const currentPhase: PhaseNumber = 2;

export const moneyWords = {
  in: { en: 'Money in', de: 'Einnahmen' },
  out: { en: 'Money out', de: 'Ausgaben' },
  /** A bar in words. */
  sum: {
    en: '{raised} of {target} euro raised ({percent}%)',
    de: '{raised} von {target} Euro gesammelt ({percent} %)',
  },
  raised: { en: 'Amount raised', de: 'Gesammelter Betrag' },
  asOf: { en: 'As of {date}.', de: 'Stand: {date}.' },
} as const satisfies Record<string, Localized>;
