import { referenceWord } from '#content/support/bank.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import type { Donation } from '#contract/donation.ts';
import type { Message } from '#contract/message.ts';
import { anonymous } from '#contract/placeholders.ts';
import type { Words } from '#contract/words.ts';
import { inDigits } from './amount-words.ts';
import { paymentReference } from './payment-reference.ts';

/**
 * What the team is told of a transfer to come (docs/decisions/010-differences.md): in words, for whoever keeps the accounts.
 * `isExample`: the account was one that nobody can use.
 */
export function noticeOf({ amount, name, email, message }: Donation, isExample: boolean, t: Words): Message {
  const reference = paymentReference(t(referenceWord), name);
  const told = t(noticeWords.told, { amount: inDigits(amount, t), reference });
  const example = isExample && t(noticeWords.toldExample);
  return {
    name: name || anonymous.name,
    email: email || anonymous.email,
    reason: 'bank-transfer',
    message: [[told, example].filter(Boolean).join('\n'), message].filter(Boolean).join('\n\n'),
  };
}
