import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import { AnswerField } from '#app/parts/answer-field.tsx';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { StatusLink } from '#app/parts/status-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import alike from '#app/ui/looks.module.css';
import { formWords } from '#content/forms/form.ts';
import { openNoticeWords, bankWords } from '#content/support/bank.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { readAmount } from '#contract/amount.ts';
import type { Localized } from '#contract/locale.ts';
import { AmountField } from './amount-field.tsx';
import { transferLine } from './amount-words.ts';
import type { NoticeProps, SentNotice } from './notice-form.ts';
import { useNotice } from './use-notice.ts';

type Props = NoticeProps & { onFailed: () => void; onAgain: () => void };

/** The notice of a transfer, or the thanks for it. What is typed stands in the printed reference at once. */
export function TransferNotice({ reference, isExample, sent, onSent, onFailed, onAgain, onTyped }: Props) {
  const notice = useNotice({ isExample, onSent, onFailed });
  const { name, amount } = notice.values;
  useEffect(() => {
    const read = readAmount(amount);
    onTyped({ name, euros: read.is === 'euros' ? read.euros : undefined });
  }, [name, amount, onTyped]);
  return sent ? <TransferThanks {...{ reference, isExample, sent, onAgain }} /> : <NoticeFields notice={notice} />;
}

/** The form of the notice. While it is sent its words stay as they are: an answer empties it. */
function NoticeFields({ notice }: { notice: ReturnType<typeof useNotice> }) {
  const t = useWords();
  const { ref, values, errors, outcome, isBusy: isSending, changed, fill, submit } = notice;
  const optional = (label: Localized) => `${t(label)} ${t(formWords.optional)}`;
  return (
    <form ref={ref} aria-label={t(openNoticeWords.title)} noValidate onSubmit={submit} onInput={changed}>
      {errors.summary && <ErrorSummary {...errors.summary} />}
      <AmountField
        {...errors.field('amount')}
        typed={values.amount}
        isSending={isSending}
        onFill={fill}
        line={transferLine(readAmount(values.amount), t)}
      />
      <Field {...errors.field('name')} label={optional(noticeWords.name)} hint={t(noticeWords.nameHint)}>
        {(props) => <input {...props} name="name" type="text" dir="auto" autoComplete="name" />}
      </Field>
      <Field {...errors.field('email')} label={optional(noticeWords.email)} hint={t(noticeWords.emailHint)}>
        {(props) => <input {...props} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field {...errors.field('message')} label={optional(noticeWords.message)}>
        {(props) => <textarea {...props} name="message" rows={4} dir="auto" />}
      </Field>
      <AnswerField id="transfer-answer" />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t(formWords.sending) : t(noticeWords.send)}
      </Button>
      <DetailedOutcome outcome={outcome} />
      <DraftNote form={{ ...notice, isDraft: notice.isDraft && !isSending }} />
    </form>
  );
}

type TransferThanksProps = Pick<Props, 'reference' | 'isExample' | 'onAgain'> & { sent: SentNotice };

/** Takes the place of the notice once it arrived (DON-07). Its heading takes the focus. */
function TransferThanks({ reference, isExample, sent, onAgain }: TransferThanksProps) {
  const t = useWords();
  const { number, status, hasAddress } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  const thank = useEffectEvent(() => {
    heading.current?.focus();
    // It cannot move where another tab is shown meanwhile: then nobody sees it either.
    if (document.activeElement !== heading.current)
      showToast({ title: t(noticeWords.thanks), text: t(noticeWords.thanksText) });
  });
  // Once for each notice.
  useEffect(() => thank(), []);
  return (
    <>
      <h4 className={alike.arrived} ref={heading} tabIndex={-1}>
        <CheckIcon width="30" height="30" />
        {t(noticeWords.thanks)}
      </h4>
      <p>{t(noticeWords.thanksText)}</p>
      {isExample && (
        <p>
          <strong>{t(bankWords.example)}</strong>
        </p>
      )}
      <p>
        {t(noticeWords.number)} <strong>{number}</strong>
      </p>
      <p>
        {t(noticeWords.numberText)} <strong>{reference}</strong>
      </p>
      <StatusLink reference={number} status={status} hasAddress={hasAddress} />
      <Button look="quiet" onClick={onAgain}>
        {t(noticeWords.again)}
      </Button>
    </>
  );
}
