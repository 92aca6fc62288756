import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { takeFocusInView } from '#app/lib/browser/take-focus.ts';
import alike from '#app/ui/looks.module.css';
import { accountFormWords } from '#content/account/form.ts';
import styles from './sign-in.module.css';

/** The frame around one step. */
export function StepBox({ children }: { children: ReactNode }) {
  return <section className={`${alike.box} ${styles.box}`}>{children}</section>;
}

/** The heading of a step that took the place of another. It takes the focus, so that the change is read first. */
export const StepTitle = ({ children }: { children: ReactNode }) => (
  <h2 ref={takeFocusInView} tabIndex={-1}>
    {children}
  </h2>
);

/** What stands in place of a form where JavaScript is switched off. */
export function NoScript() {
  const t = useWords();
  return (
    <noscript>
      <p>{t(accountFormWords.needsScript)}</p>
    </noscript>
  );
}
