import { useEffect, useRef, useState } from 'react';
import { questions } from '#content/diagnostics/assessment.ts';
import { noAnswer, type Answer } from './answers.ts';
import { QuestionStep } from './question-step.tsx';
import styles from './steps.module.css';
import { Summary } from './summary.tsx';

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
  );
}

/** In milliseconds and pixels: two presses within both are meant as one, as most systems count. */
const doubleClick = 500;
const near = 10;

type Place = { readonly x: number; readonly y: number };

/**
 * The second press of a double click lands on what has just come or beside it, and must not take the focus from the heading. A press
 * elsewhere is an answer, however soon it comes.
 * @param step What has come; each begins anew.
 */
function useKeptFocus(step: number): void {
  // Where the last press was; unknown while the first one is repeated for React (app/browser/presses.ts).
  const pressed = useRef<Place>(undefined);

  useEffect(() => {
    const note = ({ isTrusted, clientX: x, clientY: y }: MouseEvent) =>
      (pressed.current = isTrusted ? { x, y } : undefined);
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);

  useEffect(() => {
    const { current: last } = pressed;
    const keepFocus = (event: MouseEvent) => {
      const isSame = !last || Math.hypot(event.clientX - last.x, event.clientY - last.y) < near;
      // On the words of an answer the second click would choose it.
      if (isSame && (event.type === 'mousedown' || event.detail > 1)) event.preventDefault();
    };
    const presses = ['mousedown', 'click'] as const;
    for (const press of presses) addEventListener(press, keepFocus);
    const forget = () => {
      for (const press of presses) removeEventListener(press, keepFocus);
    };
    const timer = setTimeout(forget, doubleClick);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [step]);
}
