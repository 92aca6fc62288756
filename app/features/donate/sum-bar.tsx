import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { moneyWords as words } from '#content/support/money.ts';
import { inEuros } from '#contract/cents.ts';
import styles from './sum-bar.module.css';

type Props = {
  /** What is collected for. */
  title: string;
  raisedCents: number;
  targetCents: number;
  /** The next line. */
  children?: ReactNode;
};

/** How much of a sum is there, as a bar and in words. */
export function SumBar({ title, raisedCents, targetCents, children }: Props) {
  const t = useWords();
  // Only what is there in full is 100 %.
  const percent = raisedCents < targetCents ? Math.min(99, Math.round((raisedCents / targetCents) * 100)) : 100;
  return (
    <>
      <progress
        className={styles.bar}
        value={Math.min(raisedCents, targetCents) / 100}
        max={targetCents / 100}
        aria-label={`${t(words.raised)}: ${title}`}
      />
      <p>
        {t(words.sum, { raised: inEuros(raisedCents, t.locale), target: inEuros(targetCents, t.locale), percent })}
        {children && <br />}
        {children}
      </p>
    </>
  );
}
