import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from './icons.tsx';
import styles from './outcome.module.css';

type Props = {
  /** Undefined while there is nothing to tell. */
  text: ReactNode;
  isFailure?: boolean;
  /**
   * Inside a modal dialog the words are announced here. On a page the toast with the same words is
   * announced, and twice would be once too often.
   */
  isAnnounced?: boolean;
};

/** What became of an action, in words that stay beside it (CALM-04). */
export function Outcome({ text, isFailure = false, isAnnounced = false }: Props) {
  return (
    <div role={isAnnounced ? 'alert' : undefined} data-outcome="">
      {text && (
        <p className={isFailure ? styles.failure : styles.success}>
          {isFailure ? <AlertIcon /> : <CheckIcon />}
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
