/** The questions of a report of a found or a lost thing, in their order: what, where, who. */
export const foundFields = ['item', 'description', 'place', 'day', 'name', 'email', 'phone'] as const;

export type FoundField = (typeof foundFields)[number];

/** The two reports, by their reason (contract/reasons.ts): somebody found something, or lost it. */
const thingReasons = ['find-the-lost', 'lost-item'] as const;

export type ThingReason = (typeof thingReasons)[number];

/** Which of the two reports a reason means, if any. */
export const thingReason = (reason: string | null | undefined): ThingReason | undefined =>
  thingReasons.find((each) => each === reason);
