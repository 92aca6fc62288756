import { lazy, Suspense } from 'react';
import styles from './find-the-lost.module.css';
import type { FoundReportProps } from './found-report.tsx';

const FoundReport = lazy(async () => {
  if (typeof document !== 'undefined') await whenWanted();
  return { default: await loadForm() };
});

/**
 * The report of a found thing. The form stands in the page from the start and can be filled in; what makes
 * it more than a form is loaded when it comes near or with the first touch of the page.
 */
export function FindTheLost(props: FoundReportProps) {
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <FoundReport {...props} />
    </Suspense>
  );
}

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when someone is about to use the form, or at once where the page came without it, by a link. */
function whenWanted(): Promise<void> {
  const form = document.getElementById('found-report');
  if (!form) return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), { rootMargin: '200px' });
    const begin = () => {
      watcher.disconnect();
      for (const touch of touches) removeEventListener(touch, begin, true);
      resolve();
    };
    watcher.observe(form);
    // Wherever it is: the page must be whole before it can change.
    for (const touch of touches) addEventListener(touch, begin, true);
    addEventListener('click', notePress, true);
  });
}

/**
 * React lets no click through to a part of the page that it has not taken over yet, so the boot script
 * does not hear of it. This does, and lib/use-early-press.ts makes up for it.
 */
function notePress({ target }: Event): void {
  const early = target instanceof Element && target.closest('[data-early]');
  if (early) document.documentElement.dataset['pressed'] = early.id;
}

/** Without a connection it waits for one: the fields stay as they are, with all that stands in them. */
async function loadForm() {
  try {
    return (await import('./found-report.tsx')).FoundReport;
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadForm();
  }
}
