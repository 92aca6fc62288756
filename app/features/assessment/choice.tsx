import { useWords } from '#app/i18n/locale.ts';
import type { AssessmentQuestion } from '#content/diagnostics/assessment.ts';
import { stepWords as words } from '#content/diagnostics/assessment-steps.ts';
import type { Answer } from './answers.ts';
import styles from './steps.module.css';
import { TakeBack } from './take-back.tsx';

type Props = {
  question: Extract<AssessmentQuestion, { type: 'multiple-choice' }>;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
};

/** One option of several, none of which is chosen at first. */
export function Choice({ question, answer, onAnswer }: Props) {
  const t = useWords();
  return (
    <fieldset className={styles.group} aria-labelledby="question answer-title">
      <legend id="answer-title">{t(words.choose)}</legend>
      {Object.entries(question.options).map(([name, option], index) => (
        <label className={styles.option} key={name}>
          <input
            type="radio"
            name={question.id}
            checked={answer.option === index}
            onChange={() => onAnswer({ ...answer, option: index })}
          />
          <span>{t(option)}</span>
        </label>
      ))}
      <TakeBack question={question} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  );
}
