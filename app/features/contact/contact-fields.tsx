import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { contactWords } from '#content/contact/contact.ts';
import { Field } from '#app/ui/field.tsx';
import { useFixedChoice } from '#app/ui/use-fixed-choice.ts';
import { answerWords } from '#content/forms/answer.ts';
import type { ContactField } from '#contract/contact-fields.ts';
import { contactReasonLabels, contactReasons, linkedContactReasons } from '#contract/reasons.ts';

export type ContactValues = Record<ContactField, string>;

type Props = {
  /** What the fields show at first; they belong to the visitor from then on. */
  values: ContactValues;
  problems: Partial<ContactValues>;
  /** Fields whose error was mended since the last attempt. */
  mended?: readonly ContactField[];
  isPrefilled?: boolean;
  /** While it is sent: what is typed or chosen then would be lost with the draft. */
  isReadOnly?: boolean;
  /** A reason that came with a link and is not among the choices: its value and its words. */
  extraReason?: { value: string; label: string } | undefined;
  optional?: (field: ContactField | 'reason.option' | 'answer.none' | 'answer.email', part: ReactNode) => ReactNode;
  /** Overrides `aria-invalid`, for the page that the server fills in. */
  invalid?: (field: ContactField) => 'true' | 'false';
};

/** The four questions of the contact form, and whether an answer is wanted. */
export function ContactFields(props: Props) {
  const {
    values,
    problems,
    mended = [],
    isPrefilled = false,
    isReadOnly = false,
    extraReason,
    optional = (_, part) => part,
    invalid,
  } = props;
  const t = useWords();
  const reason = useFixedChoice(isReadOnly);
  const answer = useFixedChoice(isReadOnly);
  const field = (id: ContactField) => ({
    id,
    problem: problems[id],
    mended: mended.includes(id) ? t(formWords.mended) : undefined,
    optional: (part: ReactNode) => optional(id, part),
  });
  const control = (id: ContactField) => ({
    name: id,
    defaultValue: values[id],
    ...(invalid && { 'aria-invalid': invalid(id) }),
  });
  const typed = (id: ContactField) => ({ ...control(id), readOnly: isReadOnly });
  const noAnswer = (
    <option value="none" disabled={answer.closed('none')}>
      {t(answerWords.none)}
    </option>
  );
  return (
    <>
      <Field {...field('name')} label={t(contactWords.name)} hint={t(contactWords.nameHint)}>
        {(props) => <input {...props} {...typed('name')} type="text" dir="auto" autoComplete="name" />}
      </Field>
      <Field {...field('email')} label={t(contactWords.email)} hint={t(contactWords.emailHint)}>
        {(props) => <input {...props} {...typed('email')} type="email" autoComplete="email" />}
      </Field>
      <Field {...field('reason')} label={t(contactWords.reason)}>
        {(props) => (
          <select {...props} {...control('reason')} ref={reason.ref}>
            <option value="" disabled={reason.closed('')}>
              {t(contactWords.reasonPlaceholder)}
            </option>
            {contactReasons.map((id) => (
              <option key={id} value={id} disabled={reason.closed(id)}>
                {t(contactReasonLabels[id])}
              </option>
            ))}
            {extraReason &&
              optional(
                'reason.option',
                <option value={extraReason.value} disabled={reason.closed(extraReason.value)}>
                  {extraReason.label}
                </option>,
              )}
          </select>
        )}
      </Field>
      <Field
        {...field('message')}
        label={t(contactWords.message)}
        hint={isPrefilled ? t(contactWords.messageHintPrefilled) : t(contactWords.messageHint)}
      >
        {(props) => <textarea {...props} {...typed('message')} rows={6} dir="auto" />}
      </Field>
      <Field id="answer" label={t(answerWords.question)}>
        {(props) => (
          <select {...props} ref={answer.ref} name="answer">
            {/* The first counts: without scripts the server leaves one of both places out. */}
            {invalid && optional('answer.none', noAnswer)}
            <option value="" disabled={answer.closed('')}>
              {t(answerWords.email)}
            </option>
            {optional('answer.email', noAnswer)}
          </select>
        )}
      </Field>
    </>
  );
}

/** The choice that a link may add to the list, e.g. for "Ask a question". */
export function linkedReason(reason: string, t: ReturnType<typeof useWords>) {
  const id = linkedContactReasons.find((each) => each === reason);
  return id && { value: id, label: t(contactReasonLabels[id]) };
}
