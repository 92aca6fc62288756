import type { ReasonId } from '#contract/reasons.ts';
import type { LegalStatus } from '#contract/settings.ts';

/**
 * What only the association can decide. Values that are still examples are marked `example`;
 * `npm run launch-check` lists each of them until it is replaced.
 */
export type Decided<Value = string> = { readonly value: Value; readonly example?: true };

/** Days. A reason that is not named is kept as long as `otherwise`. */
export type Retention = {
  readonly messages: { readonly otherwise: number } & Readonly<Partial<Record<ReasonId, number>>>;
  readonly suspected: number;
  readonly deleted: number;
  readonly log: number;
};

export const site = {
  name: 'Ecosystem',
  /** Where people reach the site. What mails, feeds and search engines name as its address. */
  siteUrl: { value: 'http://localhost:3000', example: true } as Decided,
  /** Where people can write when a form fails. */
  email: { value: 'hello@example.org', example: true } as Decided,
  /** Whose account is shown the admin panel on /projects. What it may do follows from its role (npm run admin). */
  adminEmail: { value: 'admin@example.org', example: true } as Decided,
  /** Within how many days the team promises to answer. */
  answerDays: { value: 3, example: true } as Decided<number>,
  /**
   * After how many days the server deletes for good what visitors wrote. Whoever changes a number also changes what
   * content/legal/datenschutz.ts says.
   */
  retentionDays: {
    value: {
      /**
       * Since the last mail between us, by the reason of the message. Also for `bank-transfer`: the notice is no voucher,
       * the bank statement is.
       */
      messages: { otherwise: 183, 'lost-item': 60 },
      /** Probable spam, since it was listed in the daily mail. */
      suspected: 30,
      /** What the team deleted: so long it can be brought back. */
      deleted: 7,
      /** Who looked up, changed and deleted what in the inbox. */
      log: 90,
    },
  } as Decided<Retention>,
  /** The goal and first phase of the current mission, in euro (HOME-06). */
  mission: { goal: 5000, firstPhase: 1500 },
  paymentLink: { value: '/pay-example', example: true } as Decided,
  /** Until it is `recognised`, every place to donate says that there is no receipt. */
  legalStatus: { value: 'forming' } as Decided<LegalStatus>,
  /** Wrong check digits on purpose: no bank accepts the example. */
  iban: { value: 'DE00 0000 0000 0000 0000 00', example: true } as Decided,
  accountHolder: { value: 'Beispiel (Example)', example: true } as Decided,
  /** The map of Find the Lost. Its pictures are asked for only after a button that names the service. */
  map: {
    /** Few visitors a day are within its rules: https://operations.osmfoundation.org/policies/tiles/ */
    tileUrl: { value: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' } as Decided,
    service: 'OpenStreetMap',
    /** What it shows first: latitude, longitude, how near. The whole of Germany until the town is decided. */
    start: { value: '51.16, 10.45, 6', example: true } as Decided,
  },
} as const;
