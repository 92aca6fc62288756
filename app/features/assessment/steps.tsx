import { useEffect, useRef, useState } from 'react';
import { questions } from '#content/diagnostics/assessment.ts';
import styles from './steps.module.css';
import { noAnswer, type Answer } from './answers.ts';
import { QuestionStep } from './question-step.tsx';
import { Summary } from './summary.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** The questions, one at a time, and the summary after them. Leaving the page forgets all answers. */
export function Steps({ step, goTo }: { step: number; goTo: (step: number) => void }) {
  const [answers, setAnswers] = useState<readonly Answer[]>(() => questions.map(() => noAnswer));
  const box = useRef<HTMLDivElement>(null);
  const question = questions[step - 1];

  useEffect(() => {
    const element = box.current;
    element?.scrollIntoView();
    element?.querySelector('h2')?.focus({ preventScroll: true });
  }, [step]);
  useKeptFocus(step);

  if (step === 0) return null;
  return (
    <>
      <div className={styles.steps} ref={box}>
        {question ? (
          <QuestionStep
            // Another question begins with its own hidden explanation.
            key={question.id}
            question={question}
            number={step}
            answer={answers[step - 1] ?? noAnswer}
            onAnswer={(answer) => setAnswers(answers.map((each, index) => (index === step - 1 ? answer : each)))}
            goTo={goTo}
          />
        ) : (
          <Summary answers={answers} onBack={() => goTo(questions.length)} />
        )}
      </div>
    </>
  );
}
