import { useWords } from '#app/i18n/locale.ts';
import { AnswerField } from '#app/parts/answer-field.tsx';
import { Field } from '#app/ui/field.tsx';
import type { FormErrors } from '#app/lib/use-form-errors.ts';
import { formWords } from '#content/forms/form.ts';
import { contactWords } from '#content/contact/contact.ts';
import { dialogWords } from '#content/contact/message-dialogs.ts';

type Props = {
  asks: readonly ('email' | 'phone')[];
  field: FormErrors<'message' | 'email'>['field'];
  /** While it is sent: what is typed then would be lost with the draft. */
  isReadOnly: boolean;
};

/** What a dialog asks for. Its ids are its own: the page behind it may hold the contact form. */
export function MessageFields({ asks, field, isReadOnly: readOnly }: Props) {
  const t = useWords();
  const optional = (label: string) => `${label} ${t(formWords.optional)}`;
  return (
    <>
      <Field {...field('message')} label={t(contactWords.message)} hint={t(dialogWords.messageHint)}>
        {(props) => <textarea {...props} name="message" rows={4} dir="auto" readOnly={readOnly} />}
      </Field>
      {asks.includes('email') && (
        <Field {...field('email')} label={optional(t(contactWords.email))} hint={t(dialogWords.emailHint)}>
          {(props) => <input {...props} name="email" type="email" autoComplete="email" readOnly={readOnly} />}
        </Field>
      )}
      {asks.includes('phone') && (
        <Field id="dialog-phone" label={optional(t(dialogWords.phone))} hint={t(dialogWords.phoneHint)}>
          {(props) => <input {...props} name="phone" type="tel" autoComplete="tel" readOnly={readOnly} />}
        </Field>
      )}
      {asks.includes('email') && <AnswerField id="dialog-answer" isReadOnly={readOnly} />}
    </>
  );
}
