import { useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { followAddress } from '#app/lib/follow-address.ts';
import { fillIn } from '#app/lib/form-values.ts';
import type { useDraftForm } from '#app/lib/use-draft-form.ts';
import { useSending } from '#app/lib/use-sending.ts';
import { whyNotSent } from '#app/lib/why-not-sent.ts';
import { donateWords } from '#content/support/donate.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { readAmount } from '#contract/amount.ts';
import { answerProblem, lacksAddress } from '#contract/answer.ts';
import { donationFields, type DonationField } from '#contract/donation-fields.ts';
import { amountProblem } from './amount-words.ts';
import type { noticeNames, Told } from './notice-form.ts';
import { loadRules, prepare, type Rules } from './load-rules.ts';
import { noticeOf } from './notice.ts';
import { useChecked } from './use-checked.ts';

type NoticeName = (typeof noticeNames)[number];

export type NoticeDraft = ReturnType<typeof useDraftForm<NoticeName>>;

type Answered = { onSent: (sent: Told) => void; onFailed: () => void };

/** Checks the notice of a transfer and sends it, once. What went wrong is in `failure`, and nothing typed is lost. */
export function useNotice(draft: NoticeDraft, { onSent, onFailed }: Answered) {
  const t = useWords();
  const { isSending, send } = useSending();
  const [rules, setRules] = useState<Rules>();
  const [failure, setFailure] = useState<string>();
  const checked = useChecked('transfer', donationFields, problemsOf(rules, draft.values));

  /** What is wrong with each field, in words. */
  function problemsOf(rules: Rules, values: Record<NoticeName, string>): Partial<Record<DonationField, string>> {
    const result = rules?.checkDonation(values);
    const noAddress = lacksAddress(values) && { email: t(answerProblem) };
    if (!result || result.ok) return { ...noAddress };
    const words = Object.fromEntries(Object.entries(result.problems).map(([field, text]) => [field, t(text)]));
    const amount = amountProblem(readAmount(values.amount), t);
    return { ...noAddress, ...words, ...(amount && { amount }) };
  }

  function fail(detail?: string): void {
    setFailure([`${t(donateWords.failed)}. ${t(donateWords.failedText)}`, detail].filter(Boolean).join(' '));
    onFailed();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setFailure(undefined);
    const rules = await loadRules();
    setRules(() => rules);
    if (!rules) return fail();
    const { id, values } = draft.keepForSending();
    checked.note(problemsOf(rules, values));
    const result = rules.checkDonation(values);
    if (!result.ok || lacksAddress(values)) return;
    const sent = await send(
      {
        ...noticeOf(result.values, t),
        answer: values.answer === 'email' ? 'email' : 'none',
        id,
        page: location.pathname,
        locale: t.locale,
      },
      { sent: noticeWords.thanks, text: noticeWords.thanksText, failed: donateWords.failed },
    );
    if (!sent) return;
    if (!sent.ok) return fail(whyNotSent(sent, t));
    draft.clear();
    const { reference, status } = sent.receipt;
    const { name, amount } = result.values;
    onSent({ name, euros: amount, number: reference, status, hasAddress: values.email.trim() !== '' });
  }

  /** Call it at each change: keeps the draft, and fetches what sending needs. */
  function change(): void {
    followAddress(draft.ref.current, draft.values);
    draft.keep();
    void prepare().then((rules) => setRules(() => rules));
  }

  function fill(euros: number): void {
    fillIn(draft.ref.current, { amount: String(euros) });
    change();
  }

  return { checked, failure, isSending, submit, change, fill };
}
