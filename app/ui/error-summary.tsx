import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

type Problem = { field: string; text: string; isMended?: boolean };

type Props = {
  title: string;
  /** What follows from them all. */
  why?: string | undefined;
  problems: readonly Problem[];
  /** Changes with each failed attempt, so that the same errors again move the focus again. */
  attempt: number;
  /** Stands behind an entry that was mended since. The entry itself stays: a box that shrinks moves the form. */
  mended?: string | undefined;
};

/**
 * What is wrong with a form, all of it, at its top. A link brings the label into view before it
 * focuses the field: with only the field in view nobody sees which question it was.
 */
export function ErrorSummary({ title, why, problems, attempt, mended }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div
      className={styles.summary}
      ref={box}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- Where the page came with it, as without scripts, it is what to read.
      autoFocus
      role="group"
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      {why && <p>{why}</p>}
      <ul>
        {problems.map(({ field, text, isMended }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                const control = document.getElementById(field);
                // It may stand in a part that is closed.
                control?.closest('details')?.setAttribute('open', '');
                document.querySelector(`label[for="${field}"]`)?.scrollIntoView();
                control?.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
            {isMended && <span className={styles.mended}> ✓ {mended}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
