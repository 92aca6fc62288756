import type { FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { inTime } from '#app/lib/backend/backend.ts';
import { followAddress } from '#app/lib/forms/follow-address.ts';
import { fillIn } from '#app/lib/forms/form-values.ts';
import type { Problems } from '#app/lib/forms/use-form-errors.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { askWhenBack } from '#app/lib/messages/ask-when-back.ts';
import { prepareToSend, sendMessage } from '#app/lib/messages/send-message.ts';
import { whyNotSent } from '#app/lib/messages/why-not-sent.ts';
import { referenceWord } from '#content/support/bank.ts';
import { donateWords } from '#content/support/donate.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { readAmount } from '#contract/amount.ts';
import { answerProblem, lacksAddress } from '#contract/answer.ts';
import { donationFields, type DonationField } from '#contract/donation-fields.ts';
import type { Donation } from '#contract/donation.ts';
import type { Message } from '#contract/message.ts';
import { anonymous } from '#contract/placeholders.ts';
import type { Words } from '#contract/words.ts';
import { amountProblem, inDigits } from './amount-words.ts';
import { noticeForm, noticeNames, type SentNotice } from './notice-form.ts';
import { paymentReference } from './payment-reference.ts';

type Typed = Readonly<Record<(typeof noticeNames)[number], string>>;

type Setup = {
  /** Whether the account is one that nobody can use. */
  isExample: boolean;
  onSent: (sent: SentNotice) => void;
  onFailed: () => void;
};

/** The rules of the notice. Undefined when they cannot be loaded: the connection is gone. */
const loadRules = () => inTime(import('#contract/donation.ts')).catch(() => undefined);
type Rules = Awaited<ReturnType<typeof loadRules>>;

/** The notice of a transfer: checked, and sent once. What went wrong is in `outcome`, and nothing typed is lost. */
export function useNotice({ isExample, onSent, onFailed }: Setup) {
  const t = useWords();
  const form = useForm({
    form: noticeForm,
    names: noticeNames,
    fields: donationFields,
    prefix: 'transfer-',
    load: loadRules,
    check: problemsOf,
  });

  function problemsOf(values: Typed, rules: Rules): Problems<DonationField> | undefined {
    if (!rules) return undefined;
    const result = rules.checkDonation(values);
    const noAddress = lacksAddress(values) && { email: answerProblem };
    if (result.ok) return { ...noAddress };
    const amount = amountProblem(readAmount(values.amount), t);
    return { ...noAddress, ...result.problems, ...(amount && { amount }) };
  }

  function fail(detail?: string): void {
    const text = [`${t(donateWords.failed)}. ${t(donateWords.failedText)}`, detail].filter(Boolean).join(' ');
    form.tell({ text, isFailure: true });
    onFailed();
  }

  async function send(_: Typed, rules: Rules): Promise<void> {
    const { id, values } = form.keepForSending();
    // The connection went before what sends had come.
    if (!rules) void askWhenBack(id);
    const result = rules?.checkDonation(values);
    if (!result?.ok) return fail();
    const sent = await sendMessage(
      {
        ...noticeOf(result.value, isExample, t),
        answer: values.answer === 'email' ? 'email' : 'none',
        id,
        page: location.pathname,
        locale: t.locale,
      },
      { sent: noticeWords.thanks, text: noticeWords.thanksText, failed: donateWords.failed },
    );
    if (!sent.ok) return fail(whyNotSent(sent, t));
    form.forget();
    const { reference, status } = sent.value;
    const { name, amount } = result.value;
    onSent({ name, euros: amount, number: reference, status, hasAddress: values.email.trim() !== '' });
  }

  /** Call it at each change: keeps the draft, and fetches what sending needs. */
  function changed(): void {
    prepareToSend();
    void loadRules();
    followAddress(form.ref.current, form.values);
    void form.changed();
  }

  function fill(euros: number): void {
    fillIn(form.ref.current, { amount: String(euros) });
    changed();
  }

  return { ...form, submit: (event: FormEvent) => form.submit(event, send), changed, fill };
}

/**
 * What the team is told of a transfer to come (docs/decisions/010-differences.md): in words, for whoever keeps the accounts.
 * `isExample`: the account was one that nobody can use.
 */
function noticeOf({ amount, name, email, message }: Donation, isExample: boolean, t: Words): Message {
  const reference = paymentReference(t(referenceWord), name);
  const transfer = t(noticeWords.told, { amount: inDigits(amount, t), reference });
  const example = isExample && t(noticeWords.toldExample);
  return {
    name: name || anonymous.name,
    email: email || anonymous.email,
    reason: 'bank-transfer',
    message: [[transfer, example].filter(Boolean).join('\n'), message].filter(Boolean).join('\n\n'),
  };
}
