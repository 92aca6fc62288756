import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { keep } from '#app/lib/browser/kept.ts';
import { takeFocus, takeFocusInView } from '#app/lib/browser/take-focus.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import type { Outcome as Said } from '#app/lib/forms/use-once.ts';
import alike from '#app/ui/looks.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { accountFormWords } from '#content/account/form.ts';
import styles from './sign-in.module.css';

/** What a step tells that finds out who somebody is. */
export type Proving = {
  /** Before that is checked, and when it was refused: the session begins before the answer is here. */
  onChecking?: (isChecking: boolean) => void;
  /** It is busy until that is over. */
  onProved: () => Promise<void> | void;
};

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

/** Says that somebody signed out, above the form that came back. Takes the focus: the button that had it is gone. */
export const SignedOutNote = ({ left }: { left: Said }) => (
  <div ref={takeFocus} tabIndex={-1}>
    <Outcome {...left} isSilent />
  </div>
);

/** What stands in place of a form where JavaScript is switched off, and above it where the browser keeps nobody signed in. */
export function Needs() {
  const t = useWords();
  // To forget nothing is refused, too, where nothing can be kept.
  const isKept = !useHydrated() || keep('');
  return (
    <>
      <p data-unscripted="">{t(accountFormWords.needsScript)}</p>
      {!isKept && <Outcome text={t(accountFormWords.needsStorage)} isFailure />}
    </>
  );
}
