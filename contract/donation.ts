import * as v from 'valibot';
import { readAmount } from './amount.ts';
import { type CheckedForm, checkForm, textProblems } from './contact.ts';
import type { DonationField } from './donation-fields.ts';
import { address, line, text } from './fields.ts';
import { longest } from './limits.ts';
import type { Localized } from './locale.ts';

/** Room for the sentences that stand around a donor's own words in a message. */
const frame = 1000;

/** The rules of the donation form (DON-02, DON-03). The amount becomes whole euros. */
const donationSchema = v.object({
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

/** Checks the form of a gift. */
export const checkDonation = (values: Record<DonationField, string>): CheckedForm<Donation, DonationField> =>
  checkForm(donationSchema, values, donationProblems);
