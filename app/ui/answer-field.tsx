import { Field } from './field.tsx';
import { useFixedChoice } from './use-fixed-choice.ts';

type Props = {
  id: string;
  words: { question: string; email: string; none: string };
  isChosen?: boolean | undefined;
  /** While it is sent: what is chosen then would be lost. */
  isReadOnly: boolean;
};

/**
 * Whether an answer is wanted, in a form whose address is optional. "None" has no value: it is what an untouched form
 * says, so a draft that holds only this is none. `isChosen` begins with an answer by e-mail.
 */
export function AnswerField({ id, words, isChosen = false, isReadOnly }: Props) {
  const { ref, closed } = useFixedChoice(isReadOnly);
  return (
    <Field id={id} label={words.question}>
      {(props) => (
        <select {...props} ref={ref} name="answer" defaultValue={isChosen ? 'email' : ''}>
          <option value="" disabled={closed('')}>
            {words.none}
          </option>
          <option value="email" disabled={closed('email')}>
            {words.email}
          </option>
        </select>
      )}
    </Field>
  );
}
