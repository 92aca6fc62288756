import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `main` once on a screen, `quiet` for everything beside it, `giving` for donations, `light` on the dark panel. */
export type ButtonLook = 'main' | 'quiet' | 'giving' | 'light';

/** The class that makes a link or a button look like one. */
export const buttonClass = (look: ButtonLook = 'main'): string => `${styles.button} ${styles[look]}`;

type Props = ComponentProps<'button'> & { look?: ButtonLook };

export function Button({ look = 'main', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={buttonClass(look)} />;
}
