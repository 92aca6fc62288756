/**
 * What only the association can decide. Values that are still examples are marked `example`;
 * `npm run launch-check` lists each of them until it is replaced.
 */
export type Decided<Value = string> = { readonly value: Value; readonly example?: true };

export const site = {
  name: 'Ecosystem',
  /** Where people can write when a form fails. */
  email: { value: 'hello@example.org', example: true } as Decided,
  /** Within how many days the team promises to answer. */
  answerDays: 3,
  /** The goal and first phase of the current mission, in euro (HOME-06). */
  mission: { goal: 5000, firstPhase: 1500 },
  paymentLink: { value: '/pay-example', example: true } as Decided,
} as const;
