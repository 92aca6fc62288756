import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { assessmentRules, assessmentStart as words } from '#content/diagnostics/assessment.ts';
import styles from './start.module.css';
import { useStep } from './use-step.ts';

/**
 * The prototype. Before the start, between `before` and `children`, stand the button that starts it and
 * what should be known first; the steps are loaded then, and take the place of all of it.
 */
export function Assessment({ children }: { children?: ReactNode }) {
  const t = useWords();
  const isReady = useHydrated();
  const { step, goTo } = useStep();
  const { Opened, open, isLoading, isFailed } = useOnDemand(() => import('./steps.tsx').then(({ Steps }) => Steps));
  const title = useRef<HTMLHeadingElement>(null);
  const isStarted = Opened !== undefined && step > 0;
  const wasStarted = useRef(false);

  // On a slow line somebody may have gone on to another page meanwhile, and is not fetched back.
  const begun = useEffectEvent(() => goTo(1));
  useEffect(() => {
    if (Opened) begun();
  }, [Opened]);

  useEffect(() => {
    // Back from the first question: what had the focus is gone.
    if (wasStarted.current && !isStarted) title.current?.focus();
    wasStarted.current = isStarted;
  }, [isStarted]);

  function begin(): void {
    if (Opened) goTo(1);
    else if (!isLoading) open();
  }

  return (
    <>
      {/* Stays also while the start is shown again, because it holds the answers. */}
      {Opened && <Opened step={step} goTo={goTo} />}
      {!isStarted && (
        <>
          <section className={styles.start} aria-labelledby="assessment-start">
            <h2 id="assessment-start" tabIndex={-1} ref={title}>
              {t(words.title)}
            </h2>
            <ul>
              {t(assessmentRules).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <div className={isReady ? undefined : styles.waiting}>
              <Button onClick={begin}>{t(words.open)}</Button>
            </div>
            <p role="status">
              {isLoading && t(words.loading)}
              {isFailed && t(words.failed)}
            </p>
            <noscript>
              <p>{t(words.needsScripts)}</p>
            </noscript>
          </section>
          {children}
        </>
      )}
    </>
  );
}
