import { useWords } from '#app/i18n/locale.ts';
import { followAddress } from '#app/lib/follow-address.ts';
import { fillIn } from '#app/lib/form-values.ts';
import type { useDraftForm } from '#app/lib/use-draft-form.ts';
import { sendMessage } from '#app/lib/send-message.ts';
import { useFormErrors, type Problems } from '#app/lib/use-form-errors.ts';
import { useOnce } from '#app/lib/use-once.ts';
import { whyNotSent } from '#app/lib/why-not-sent.ts';
import { donateWords } from '#content/support/donate.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { readAmount } from '#contract/amount.ts';
import { answerProblem, lacksAddress } from '#contract/answer.ts';
import { donationFields, type DonationField } from '#contract/donation-fields.ts';
import { amountProblem } from './amount-words.ts';
import type { noticeNames, Notice } from './notice-form.ts';
import { loadRules, prepare, type Rules } from './load-rules.ts';
import { noticeOf } from './notice.ts';

type NoticeName = (typeof noticeNames)[number];

export type NoticeDraft = ReturnType<typeof useDraftForm<NoticeName>>;

type Answered = { onSent: (sent: Notice) => void; onFailed: () => void };

/** Checks the notice of a transfer and sends it, once. What went wrong is in `outcome`, and nothing typed is lost. */
export function useNotice(draft: NoticeDraft, { onSent, onFailed }: Answered) {
  const t = useWords();
  const { isBusy: isSending, once, outcome, tell } = useOnce();
  const errors = useFormErrors(donationFields, 'transfer-');

  function problemsOf(rules: NonNullable<Rules>, values: Record<NoticeName, string>): Problems<DonationField> {
    const result = rules.checkDonation(values);
    const noAddress = lacksAddress(values) && { email: answerProblem };
    if (result.ok) return { ...noAddress };
    const amount = amountProblem(readAmount(values.amount), t);
    return { ...noAddress, ...result.problems, ...(amount && { amount }) };
  }

  function fail(detail?: string): void {
    const text = [`${t(donateWords.failed)}. ${t(donateWords.failedText)}`, detail].filter(Boolean).join(' ');
    tell({ text, isFailure: true });
    onFailed();
  }

  async function send(): Promise<void> {
    const rules = await loadRules();
    if (!rules) return fail();
    const { id, values } = draft.keepForSending();
    const result = rules.checkDonation(values);
    if (errors.refuse(problemsOf(rules, values)) || !result.ok) return;
    const sent = await sendMessage(
      {
        ...noticeOf(result.values, t),
        answer: values.answer === 'email' ? 'email' : 'none',
        id,
        page: location.pathname,
        locale: t.locale,
      },
      { sent: noticeWords.thanks, text: noticeWords.thanksText, failed: donateWords.failed },
    );
    if (!sent.ok) return fail(whyNotSent(sent, t));
    draft.clear();
    const { reference, status } = sent.receipt;
    const { name, amount } = result.values;
    onSent({ name, euros: amount, number: reference, status, hasAddress: values.email.trim() !== '' });
  }

  /** Call it at each change: keeps the draft, and fetches what sending needs. */
  function change(): void {
    followAddress(draft.ref.current, draft.values);
    const { values } = draft.keep();
    void prepare().then((rules) => rules && errors.look(problemsOf(rules, values)));
  }

  function fill(euros: number): void {
    fillIn(draft.ref.current, { amount: String(euros) });
    change();
  }

  /** With the words goes what was said of them. */
  function forget(): void {
    draft.clear();
    errors.refuse({});
    tell(undefined);
  }

  return { errors, outcome, isSending, submit: () => void once(send), change, fill, forget };
}
