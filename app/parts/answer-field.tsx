import { useWords } from '#app/i18n/locale.ts';
import { Field } from '#app/ui/field.tsx';
import { answerWords as words } from '#content/forms/answer.ts';

type Props = {
  id: string;
  isChosen?: boolean | undefined;
};

/**
 * Whether an answer is wanted, in a form whose address is optional. "None" has no value: it is what an untouched form
 * says, so a draft that holds only this is none. `isChosen` begins with an answer by e-mail.
 */
export function AnswerField({ id, isChosen = false }: Props) {
  const t = useWords();
  return (
    <Field id={id} label={t(words.question)}>
      {(props) => (
        <select {...props} name="answer" defaultValue={isChosen ? 'email' : ''}>
          <option value="">{t(words.none)}</option>
          <option value="email">{t(words.email)}</option>
        </select>
      )}
    </Field>
  );
}
