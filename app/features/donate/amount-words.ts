import { amountProblems, amountWords } from '#content/support/donate.ts';
import type { Amount } from '#contract/amount.ts';
import type { Words } from '#contract/words.ts';

/** `1000` as people of this language write it. */
export const inDigits = (amount: number, t: Words): string => new Intl.NumberFormat(t.locale).format(amount);

/** What is wrong with an amount, or what has to be answered first. Undefined for one that can be given. */
export function amountProblem(amount: Amount, t: Words): string | undefined {
  if (amount.is === 'euros') return undefined;
  if (amount.is !== 'unclear') return t(amountProblems[amount.is]);
  return t(amountWords.answer, { question: question(amount, t) });
}

const question = ({ either, or }: { either: number; or: number }, t: Words): string =>
  t(amountWords.question, { either: inDigits(either, t), or: inDigits(or, t) });

/** What stands beside the button before anybody leaves to pay (CALM-12): the exact amount, and where the way leads. */
export function paymentLine(amount: Amount, provider: string | undefined, t: Words): string {
  return nextLine(amount, t, (amount) =>
    provider === undefined ? t(amountWords.paymentExample, { amount }) : t(amountWords.payment, { amount, provider }),
  );
}

/** The same beside the button that only tells the team of a transfer. */
export const transferLine = (amount: Amount, t: Words): string =>
  nextLine(amount, t, (amount) => t(amountWords.transfer, { amount }));

function nextLine(amount: Amount, t: Words, line: (amount: string) => string): string {
  if (amount.is === 'unclear') return question(amount, t);
  if (amount.is !== 'euros') return t(amountWords.none);
  const digits = inDigits(amount.euros, t);
  return [amount.isCut && t(amountWords.cut, { amount: digits }), line(digits)].filter(Boolean).join(' ');
}
