import { Field } from './field.tsx';

type Props = { id: string; words: { question: string; email: string; none: string }; isChosen?: boolean | undefined };

/**
 * Whether an answer is wanted, in a form whose address is optional. "None" has no value: it is what an untouched form
 * says, so a draft that holds only this is none. `isChosen` begins with an answer by e-mail.
 */
export function AnswerField({ id, words, isChosen = false }: Props) {
  return (
    <Field id={id} label={words.question}>
      {(props) => (
        <select {...props} name="answer" defaultValue={isChosen ? 'email' : ''}>
          <option value="">{words.none}</option>
          <option value="email">{words.email}</option>
        </select>
      )}
    </Field>
  );
}
