import * as v from 'valibot';
import { readAmount } from './amount.ts';
import { textProblems } from './contact.ts';
import type { DonationField } from './donation-fields.ts';
import { address, line, text } from './fields.ts';
import { longest } from './limits.ts';
import type { Localized } from './locale.ts';

/** Room for the sentences that stand around a donor's own words in a message. */
const frame = 1000;

/** The rules of the donation form (DON-02, DON-03). The amount becomes whole euros. */
export const donationSchema = v.object({
  amount: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const amount = readAmount(dataset.value);
      if (amount.is === 'euros') return amount.euros;
      addIssue({ message: amount.is });
      return NEVER;
    }),
  ),
  name: line(longest.name),
  email: v.pipe(v.string(), v.trim(), v.union([v.literal(''), address], 'invalid')),
  message: text(longest.message - frame),
});

export type Donation = v.InferOutput<typeof donationSchema>;

/** A field with a rule that one sentence says. What is wrong with an amount, `readAmount` says. */
type WordedField = Exclude<DonationField, 'amount'>;

export const donationProblems = {
  name: textProblems.tooLong,
  email: { en: 'Please enter a valid email', de: 'Bitte gib eine gültige E-Mail-Adresse ein' },
  message: textProblems.tooLong,
} as const satisfies Record<WordedField, Localized>;

/** Checks a filled-in form. Returns the words for each faulty field but the amount, or the values. */
export function checkDonation(
  values: Record<DonationField, string>,
): { ok: true; values: Donation } | { ok: false; problems: Partial<Record<WordedField, Localized>> } {
  const checked = v.safeParse(donationSchema, values);
  if (checked.success) return { ok: true, values: checked.output };
  const problems: Partial<Record<WordedField, Localized>> = {};
  for (const issue of checked.issues) {
    const field = issue.path?.[0]?.key as DonationField;
    if (field !== 'amount')
      problems[field] ??= textProblems[issue.message as keyof typeof textProblems] ?? donationProblems[field];
  }
  return { ok: false, problems };
}
