import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { questions } from '#content/diagnostics/assessment.ts';
import { stepWords as words } from '#content/diagnostics/assessment-steps.ts';
import styles from './steps.module.css';

/** Previous and Next stay where they are. The one that cannot be used says why, to everybody. */
export function StepButtons({ number, goTo }: { number: number; goTo: (step: number) => void }) {
  const t = useWords();
  const isFirst = number === 1;
  const isLast = number === questions.length;
  return (
    <div className={styles.buttons}>
      <Button
        look="quiet"
        aria-disabled={isFirst || undefined}
        aria-describedby={isFirst ? 'step-end' : undefined}
        onClick={() => !isFirst && goTo(number - 1)}
      >
        {t(words.previous)}
      </Button>
      <Button
        aria-disabled={isLast || undefined}
        aria-describedby={isLast ? 'step-end' : undefined}
        onClick={() => !isLast && goTo(number + 1)}
      >
        {t(words.next)}
      </Button>
      {isLast && <Button onClick={() => goTo(number + 1)}>{t(words.toSummary)}</Button>}
      {(isFirst || isLast) && <p id="step-end">{t(isFirst ? words.isFirst : words.isLast)}</p>}
    </div>
  );
}
