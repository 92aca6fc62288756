import { lazy, Suspense, useEffect } from 'react';
import styles from './find-the-lost.module.css';
import type { FoundReportProps } from './found-report.tsx';
import { loadForm, stopNoting, whenWanted } from './load-form.ts';
import { NotLoaded } from './not-loaded.tsx';

const FoundReport = lazy(async () => {
  if (typeof document !== 'undefined') await whenWanted();
  return { default: await loadForm() };
});

/**
 * The report of a found thing. The form stands in the page from the start and can be filled in; what makes
 * it more than a form is loaded when it comes near or with the first touch of the page.
 */
export function FindTheLost(props: FoundReportProps) {
  useEffect(() => stopNoting, []);
  return (
    <>
      <Suspense
        fallback={
          <div className={styles.room}>
            <NotLoaded {...props} isInstead />
          </div>
        }
      >
        <FoundReport {...props} />
        <TakenOver />
      </Suspense>
      <NotLoaded {...props} />
    </>
  );
}

/** Has its effect when React has taken over everything beside it. */
function TakenOver() {
  useEffect(stopNoting, []);
  return null;
}
