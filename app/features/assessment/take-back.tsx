import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import type { AssessmentQuestion } from '#content/diagnostics/assessment.ts';
import { stepWords as words } from '#content/diagnostics/assessment-steps.ts';
import { takenBack, valueOf, type Answer } from './answers.ts';
import styles from './steps.module.css';

type Props = { question: AssessmentQuestion; answer: Answer; onAnswer: (answer: Answer) => void };

/** A radio button cannot be unticked and a slider not be untouched, so this opens a question again. The slider says by itself where it stands. */
export function TakeBack({ question, answer, onAnswer }: Props) {
  const t = useWords();
  const isAnswered = valueOf(question, answer) !== undefined;
  return (
    <div className={styles.takeBack}>
      {question.type !== 'slider' && <span role="status">{t(isAnswered ? words.answered : words.notAnswered)}</span>}
      <div className={isAnswered ? undefined : styles.waiting}>
        <Button
          look="quiet"
          onClick={({ currentTarget }) => {
            // The button goes with the answer, so the focus moves on before.
            currentTarget.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')?.focus();
            onAnswer(takenBack(answer));
          }}
        >
          {t(words.takeBack)}
        </Button>
      </div>
    </div>
  );
}
