import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { Blank as BlankOf } from '#content/printables/sheet.ts';
import styles from './sheet.module.css';

type Props = {
  blank: BlankOf;
  /** Where it is asked in other words than those of the page's language. */
  label?: ReactNode;
};

/** Characters that fit into a line of the printed sheet, with room for wide letters. */
const inALine = { whole: 80, half: 36 } as const;

/** Room to write in. Its `data-typed` is what was typed (app/browser/on-page/sheet.ts): on paper it stands in its place. */
export function Blank({ blank: { id, hint, lines, isHalf, ...blank }, label }: Props) {
  const t = useWords();
  const control = {
    id,
    autoComplete: 'off',
    maxLength: lines * (isHalf ? inALine.half : inALine.whole),
    'aria-describedby': hint && `${id}-hint`,
  };
  return (
    <div className={isHalf ? `${styles.blank} ${styles.half}` : styles.blank} data-lines={lines}>
      <label htmlFor={id}>{label ?? t(blank.label)}</label>
      {hint && <small id={`${id}-hint`}>{t(hint)}</small>}
      {lines === 1 ? <input {...control} /> : <textarea {...control} rows={Math.ceil(lines / 2)} />}
    </div>
  );
}

/** Several of them, below each other, on what is no sheet itself. */
export function Blanks({ children }: { children: ReactNode }) {
  return <div className={styles.blanks}>{children}</div>;
}
