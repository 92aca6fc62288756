import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { drawnSoftly } from './softly.ts';

/**
 * `main` once on a screen, `quiet` for everything beside it, `giving` for donations, `grave` for what cannot be undone.
 */
export type ButtonLook = 'main' | 'quiet' | 'giving' | 'grave';

/** The class that makes a link or a button look like one. */
export const buttonClass = (look: ButtonLook = 'main'): string => `${styles.button} ${styles[look]}`;

type Props = ComponentProps<'button'> & { look?: ButtonLook };

export function Button({ look = 'main', type = 'button', children, ...rest }: Props) {
  return (
    <button {...rest} type={type} className={buttonClass(look)}>
      {drawnSoftly(children)}
    </button>
  );
}
