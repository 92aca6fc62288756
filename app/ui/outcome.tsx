import type { ReactNode, Ref } from 'react';
import { AlertIcon, CheckIcon } from './icons.tsx';
import styles from './outcome.module.css';

type Props = {
  /** Undefined while there is nothing to tell. */
  text?: ReactNode;
  isFailure?: boolean | undefined;
  /** Only seen: where the focus moves to the same words, or a toast says them, twice would be once too often. */
  isSilent?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/**
 * What became of an action, in words that stay beside it, said once to those who listen (CALM-04). Both regions are
 * there before their words, or no screen reader would say them.
 */
export function Outcome({ text, isFailure = false, isSilent = false, ref }: Props) {
  const said = text && (
    <p className={isFailure ? styles.failure : styles.success}>
      {isFailure ? <AlertIcon /> : <CheckIcon />}
      <span>{text}</span>
    </p>
  );
  return (
    <div data-outcome="" ref={ref}>
      <div role="status">{!isSilent && !isFailure && said}</div>
      <div role="alert">{!isSilent && isFailure && said}</div>
      {isSilent && said}
    </div>
  );
}
