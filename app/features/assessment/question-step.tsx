import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import type { AssessmentQuestion } from '#content/diagnostics/assessment.ts';
import { stepWords as words } from '#content/diagnostics/assessment-steps.ts';
import type { Answer } from './answers.ts';
import { Choice } from './choice.tsx';
import { Line } from './line.tsx';
import { QuestionCounter } from './question-counter.tsx';
import { QuestionMeaning } from './question-meaning.tsx';
import { StepButtons } from './step-buttons.tsx';
import styles from './steps.module.css';

type Props = {
  question: AssessmentQuestion;
  number: number;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  goTo: (step: number) => void;
};

/** One question: what it is, what it means on request, its answer, and what would make it easier. */
export function QuestionStep({ question, number, answer, onAnswer, goTo }: Props) {
  const t = useWords();
  return (
    <>
      <p className={styles.notice}>{t(words.notice)}</p>
      <article className={styles.card} aria-labelledby="question">
        <QuestionCounter question={question} number={number} id="question-counter" className={styles.counter} />
        <h2 id="question" tabIndex={-1} aria-describedby="question-counter">
          {t(question.question)}
        </h2>
        <Disclosure closed={t(words.showMore)} open={t(words.hideMore)}>
          <QuestionMeaning question={question} />
        </Disclosure>
        {question.type === 'slider' ? (
          <Line question={question} answer={answer} onAnswer={onAnswer} />
        ) : (
          <Choice question={question} answer={answer} onAnswer={onAnswer} />
        )}
        <div className={styles.feedback}>
          <Field
            id={`${question.id}-feedback`}
            label={`${t(words.feedback)} ${t(formWords.optional)}`}
            hint={t(words.feedbackHint)}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                dir="auto"
                autoComplete="off"
                value={answer.feedback}
                onChange={(event) => onAnswer({ ...answer, feedback: event.target.value })}
              />
            )}
          </Field>
        </div>
      </article>
      <StepButtons number={number} goTo={goTo} />
    </>
  );
}
