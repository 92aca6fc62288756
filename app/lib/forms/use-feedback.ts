import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { pageAt, pages, pathTo } from '#app/paths.ts';
import { barWords } from '#content/frame/bar.ts';
import { splitLocale } from '#contract/locale.ts';

/** Contact, begun with feedback on the page that is shown. */
export function useFeedback(): string {
  const t = useWords();
  const { path } = splitLocale(usePlace().pathname);
  const page = pageAt(path);
  const about = page ? pages[page] : path;
  return pathTo('contact', { reason: 'feedback', message: t(barWords.feedbackBegun, { path: about }), source: about });
}
