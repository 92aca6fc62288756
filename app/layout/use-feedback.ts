import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { barWords } from '#content/frame/bar.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { pageAt, pages, pathTo, splitLocale } from '#app/paths.ts';

/**
 * Contact, begun with feedback on the page that is shown. Without scripts it leads to the empty form.
 * An address without a page of its own is added after the first render only, because all such
 * addresses share one prerendered page.
 */
export function useFeedback(): string {
  const t = useWords();
  const { path } = splitLocale(useLocation().pathname);
  const isHydrated = useHydrated();
  const page = pageAt(path);
  const unknownPath = isHydrated ? path : '';
  const about = page ? pages[page] : unknownPath;
  return pathTo('contact', { reason: 'feedback', message: t(barWords.feedbackBegun, { path: about }), source: about });
}
