import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import {
  explanationTitle,
  questionCounter,
  questions,
  questionTypes,
  whyTitle,
  type AssessmentQuestion,
} from '#content/assessment.ts';
import { stepWords as words } from '#content/assessment-steps.ts';
import type { Answer } from './answers.ts';
import { Choice } from './choice.tsx';
import { Line } from './line.tsx';
import { StepButtons } from './step-buttons.tsx';
import styles from './steps.module.css?late';

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
  const counter = t
    .of(questionCounter)
    .replace('{number}', String(number))
    .replace('{count}', String(questions.length));
  return (
    <>
      <p className={styles.notice}>{t.of(words.notice)}</p>
      <article className={styles.card} aria-labelledby="question">
        <p className={styles.counter} id="question-counter">
          {counter} · {t.of(questionTypes[question.type])}
        </p>
        <h2 id="question" tabIndex={-1} aria-describedby="question-counter">
          {t.of(question.question)}
        </h2>
        <Disclosure closed={t.of(words.showMore)} open={t.of(words.hideMore)}>
          <p>
            <strong>{t.of(explanationTitle)}</strong> {t.of(question.explanation)}
          </p>
          <p>
            <strong>{t.of(whyTitle)}</strong> {t.of(question.why)}
          </p>
        </Disclosure>
        {question.type === 'slider' ? (
          <Line question={question} answer={answer} onAnswer={onAnswer} />
        ) : (
          <Choice question={question} answer={answer} onAnswer={onAnswer} />
        )}
        <div className={styles.feedback}>
          <Field
            id={`${question.id}-feedback`}
            label={`${t.of(words.feedback)} ${t(m['form.optional'])}`}
            hint={t.of(words.feedbackHint)}
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
