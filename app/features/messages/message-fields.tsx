import { useWords } from '#app/i18n/locale.ts';
import { answerChoice } from '#app/lib/answer-choice.ts';
import { AnswerField } from '#app/ui/answer-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { formWords } from '#content/forms/form.ts';
import { contactWords } from '#content/contact/contact.ts';
import { dialogWords } from '#content/contact/message-dialogs.ts';
import type { Problems } from './find-problems.ts';

type Props = {
  asks: readonly ('email' | 'phone')[];
  problems: Problems;
  /** What was wrong at the last attempt. */
  refused: Problems;
  /** While it is sent: what is typed then would be lost with the draft. */
  isReadOnly: boolean;
};

/** What a dialog asks for. Its ids are its own: the page behind it may hold the contact form. */
export function MessageFields({ asks, problems, refused, isReadOnly: readOnly }: Props) {
  const t = useWords();
  const checked = (field: keyof Problems) => ({
    problem: problems[field] && t(problems[field]),
    mended: refused[field] && t(formWords.mended),
  });
  const optional = (label: string) => `${label} ${t(formWords.optional)}`;
  return (
    <>
      <Field
        id="dialog-message"
        label={t(contactWords.message)}
        hint={t(dialogWords.messageHint)}
        {...checked('message')}
      >
        {(props) => <textarea {...props} name="message" rows={4} dir="auto" readOnly={readOnly} />}
      </Field>
      {asks.includes('email') && (
        <Field
          id="dialog-email"
          label={optional(t(contactWords.email))}
          hint={t(dialogWords.emailHint)}
          {...checked('email')}
        >
          {(props) => <input {...props} name="email" type="email" autoComplete="email" readOnly={readOnly} />}
        </Field>
      )}
      {asks.includes('phone') && (
        <Field id="dialog-phone" label={optional(t(dialogWords.phone))} hint={t(dialogWords.phoneHint)}>
          {(props) => <input {...props} name="phone" type="tel" autoComplete="tel" readOnly={readOnly} />}
        </Field>
      )}
      {asks.includes('email') && <AnswerField id="dialog-answer" words={answerChoice(t)} isReadOnly={readOnly} />}
    </>
  );
}
