import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { keep } from '#app/lib/browser/kept.ts';
import { takeFocusInView } from '#app/lib/browser/take-focus.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import alike from '#app/ui/looks.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
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

/** What stands in place of a form where JavaScript is switched off, and above it where the browser keeps nobody signed in. */
export function Needs() {
  const t = useWords();
  // To forget nothing is refused, too, where nothing can be kept.
  const isKept = !useHydrated() || keep('');
  return (
    <>
      <noscript>
        <p>{t(accountFormWords.needsScript)}</p>
      </noscript>
      {!isKept && <Outcome text={t(accountFormWords.needsStorage)} isFailure />}
    </>
  );
}
