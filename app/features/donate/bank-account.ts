import { accountHolder, iban } from '#app/lib/config.ts';
import { groupedIban, hasRightCheckDigits } from '#contract/iban.ts';

/** The account for transfers, printed in groups of four. While its check digits are wrong, whoever set it, it is an example. */
export const bankAccount = {
  holder: accountHolder,
  iban: hasRightCheckDigits(iban.value) ? { value: groupedIban(iban.value) } : { value: iban.value, example: true },
} as const;
