import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = {
  /** What the control says while the text is hidden: "Read more", "Show Details". */
  closed: string;
  /** What it says while the text is shown: "Show less", "Hide Details". The same words for a mere heading. */
  open?: string;
  /** What is opened, for those who hear one control after the other without what stands around it. */
  about?: string;
  children: ReactNode;
};

/**
 * A text that is shown on request: a disclosure as the ARIA practices describe it, and several of them are
 * an accordion. On the browser's own element it also works before and without scripts, find-in-page opens
 * it, and Enter, Space, name and state reach screen readers by themselves.
 */
export function Disclosure({ closed, open = closed, about, children }: Props) {
  return (
    <details className={styles.disclosure}>
      {/* On paper all is open: a heading is still needed there, "Read more" is not. */}
      <summary className={open === closed ? undefined : styles.control}>
        <span className={styles.whenClosed}>{closed}</span>
        <span className={styles.whenOpen}>{open}</span>
        {about && <span className="heard">: {about}</span>}
      </summary>
      {children}
    </details>
  );
}
