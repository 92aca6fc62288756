import { useWords } from '#app/i18n/locale.ts';
import { AnswerField } from '#app/parts/answer-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { formWords } from '#content/forms/form.ts';
import { openNoticeWords } from '#content/support/bank.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { readAmount } from '#contract/amount.ts';
import type { Localized } from '#contract/locale.ts';
import { AmountField } from './amount-field.tsx';
import { transferLine } from './amount-words.ts';
import type { useNotice } from './use-notice.ts';

/** The form of the notice. While it is sent its words stay as they are: an answer empties it. */
export function NoticeFields({ notice }: { notice: ReturnType<typeof useNotice> }) {
  const t = useWords();
  const { ref, values, errors, outcome, isBusy: isSending, changed, fill, submit } = notice;
  const optional = (label: Localized) => `${t(label)} ${t(formWords.optional)}`;
  return (
    <form ref={ref} aria-label={t(openNoticeWords.title)} noValidate onSubmit={submit} onInput={changed}>
      {errors.summary && <ErrorSummary {...errors.summary} />}
      <AmountField
        {...errors.field('amount')}
        typed={values.amount}
        isReadOnly={isSending}
        onFill={fill}
        line={transferLine(readAmount(values.amount), t)}
      />
      <Field {...errors.field('name')} label={optional(noticeWords.name)} hint={t(noticeWords.nameHint)}>
        {(props) => <input {...props} readOnly={isSending} name="name" type="text" dir="auto" autoComplete="name" />}
      </Field>
      <Field {...errors.field('email')} label={optional(noticeWords.email)} hint={t(noticeWords.emailHint)}>
        {(props) => <input {...props} readOnly={isSending} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field {...errors.field('message')} label={optional(noticeWords.message)}>
        {(props) => <textarea {...props} readOnly={isSending} name="message" rows={4} dir="auto" />}
      </Field>
      <AnswerField id="transfer-answer" isReadOnly={isSending} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t(formWords.sending) : t(noticeWords.send)}
      </Button>
      <Outcome text={outcome?.text} isFailure />
      <DraftNote form={notice} isHidden={isSending} />
    </form>
  );
}
