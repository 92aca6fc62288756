import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { BegunText } from '#app/ui/begun-text.tsx';
import { Field } from '#app/ui/field.tsx';
import { contactWords } from '#content/contact/contact.ts';
import { answerWords } from '#content/forms/answer.ts';
import type { ContactField, ContactTyped } from '#contract/contact-fields.ts';
import { contactReasonLabels, contactReasons, linkedContactReasons } from '#contract/contact-reasons.ts';

type Props = {
  /** What the fields show at first; they belong to the visitor from then on. */
  values: ContactTyped;
  field: FormErrors<ContactField>['field'];
  isPrefilled: boolean;
  /** A reason that came with a link and is not among the choices: its value and its words. */
  extraReason: { value: string; label: string } | undefined;
};

/** The four questions of the contact form, and whether an answer is wanted. */
export function ContactFields(props: Props) {
  const { values, field, isPrefilled, extraReason } = props;
  const t = useWords();
  const control = (id: keyof ContactTyped) => ({ name: id, defaultValue: values[id] });
  return (
    <>
      <Field {...field('name')} label={t(contactWords.name)} hint={t(contactWords.nameHint)}>
        {(props) => <input {...props} {...control('name')} type="text" dir="auto" autoComplete="name" />}
      </Field>
      <Field {...field('email')} label={t(contactWords.email)} hint={t(contactWords.emailHint)}>
        {(props) => <input {...props} {...control('email')} type="email" autoComplete="email" />}
      </Field>
      <Field {...field('reason')} label={t(contactWords.reason)}>
        {(props) => (
          <select {...props} {...control('reason')}>
            <option value="">{t(contactWords.reasonPlaceholder)}</option>
            {contactReasons.map((id) => (
              <option key={id} value={id}>
                {t(contactReasonLabels[id])}
              </option>
            ))}
            {extraReason && <option value={extraReason.value}>{extraReason.label}</option>}
          </select>
        )}
      </Field>
      <Field
        {...field('message')}
        label={t(contactWords.message)}
        hint={isPrefilled ? t(contactWords.messageHintPrefilled) : t(contactWords.messageHint)}
      >
        {(props) => <BegunText {...props} {...control('message')} rows={6} dir="auto" />}
      </Field>
      <Field id="answer" label={t(answerWords.question)}>
        {(props) => (
          <select {...props} {...control('answer')}>
            <option value="">{t(answerWords.email)}</option>
            <option value="none">{t(answerWords.none)}</option>
          </select>
        )}
      </Field>
    </>
  );
}

/**
 * The choice that is added to the list: of a link, e.g. for "Ask a question", or whatever else stands in a form that
 * came back.
 */
export function extraReason(reason: string, isKept: boolean, t: ReturnType<typeof useWords>) {
  const id = linkedContactReasons.find((each) => each === reason);
  if (id) return { value: id, label: t(contactReasonLabels[id]) };
  const isListed = reason === '' || (contactReasons as readonly string[]).includes(reason);
  return isKept && !isListed ? { value: reason, label: reason } : undefined;
}
