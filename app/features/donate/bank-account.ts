import { moneyOf } from '#app/lib/backend/config.ts';
import type { site } from '#content/site.ts';
import { groupedIban, hasRightCheckDigits } from '#contract/iban.ts';

/**
 * The account for transfers, printed in groups of four. While its check digits are wrong, whoever set it, it is an example.
 * In: `t.now(site)`. It is known to pages alone: an island is given it.
 */
export function bankAccountOf(now: Pick<typeof site, 'iban' | 'accountHolder' | 'paymentLink'>) {
  const { iban, accountHolder: holder } = moneyOf(now);
  const isReal = hasRightCheckDigits(iban.value);
  return { holder, iban: isReal ? { value: groupedIban(iban.value) } : { value: iban.value, example: true } } as const;
}

export type BankAccount = ReturnType<typeof bankAccountOf>;
