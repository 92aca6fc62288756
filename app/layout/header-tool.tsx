import type { ComponentProps, ReactNode } from 'react';
import styles from './header-tool.module.css';

type Props = ComponentProps<'button'> & { icon: ReactNode; label: string; isForPhones?: boolean };

/**
 * A button of the header, with its word below the icon. Where the visitor's text is so large that the words
 * have no room beside each other, they are shown on hover and focus, until Escape (app/browser/boot.ts).
 * `isForPhones`: what it opens stands openly on larger screens, and where the browser knows no popovers.
 */
export function HeaderTool({ icon, label, isForPhones = false, className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={[styles.tool, isForPhones && styles.phone, className].filter(Boolean).join(' ')}
    >
      {icon}
      <span className={styles.word}>{label}</span>
    </button>
  );
}
