import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { kindNames, phaseNames } from '#content/support/money.ts';
import { bookingList as words } from '#content/team/bookings.ts';
import { inEuros } from '#contract/cents.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { type FundingGoal, isIncome } from '#contract/money.ts';
import styles from './bookings.module.css';
import type { Entry } from './data.ts';

type Props = {
  entry: Entry;
  /** What it corrects, and what corrects it. */
  corrected: Entry | undefined;
  correction: Entry | undefined;
  project: FundingGoal | undefined;
  author: string;
  isBusy: boolean;
  onCorrect: () => void;
  onTakeBack: () => void;
};

/** One entry, and what can be done with it. One that was corrected stays as it was. */
export function BookingEntry({ entry, corrected, correction, project, author, isBusy, onCorrect, onTakeBack }: Props) {
  const t = useWords();
  const { number, purpose, locale, kind, cents, day, phase, isVoid, enteredAt } = entry;
  const name = t(words.entry, { number, purpose });
  const sum = t(isIncome(kind) ? words.income : words.expense, { amount: inEuros(cents, t.locale, true) });
  const isCounted = !correction && !isVoid;
  return (
    <li>
      <h3 lang={locale === t.locale ? undefined : locale}>{name}</h3>
      <p>
        {isCounted ? <strong>{sum}</strong> : <s>{sum}</s>} · {dateInWords(day, t.locale)} · {t(kindNames[kind])}
      </p>
      <p className={styles.small}>{project ? t(project.title) : t(phaseNames[phase])}</p>
      {corrected && <p>{t(isVoid ? words.takesBack : words.corrects, { number: corrected.number })}</p>}
      {correction && (
        <p>
          <strong>{t(correction.isVoid ? words.takenBackBy : words.correctedBy, { number: correction.number })}</strong>
        </p>
      )}
      <p className={styles.small}>{t(words.by, { time: timeInWords(enteredAt, t), name: author })}</p>
      {!correction && (
        <div className={styles.buttons}>
          <Button
            look="quiet"
            aria-disabled={isBusy}
            aria-label={`${t(isVoid ? words.again : words.correct)}: ${name}`}
            onClick={onCorrect}
          >
            {t(isVoid ? words.again : words.correct)}
          </Button>
          {!isVoid && (
            <Button
              look="quiet"
              aria-disabled={isBusy}
              aria-label={`${t(words.takeBack)}: ${name}`}
              onClick={onTakeBack}
            >
              {t(words.takeBack)}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
