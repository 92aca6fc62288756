import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { barWords } from '#content/frame/bar.ts';
import { pageAt, pages, patternAt } from '#app/paths.ts';
import { inLocale, splitLocale } from '#contract/locale.ts';

/**
 * Leads to the twin of this page in the other language, with its query; the boot script adds a query that the server
 * did not know (`app/browser/boot.ts`). An unknown address has no twin; from there the switch leads to the start page.
 */
export function LanguageSwitch() {
  const t = useWords();
  const { pathname, search } = usePlace();
  const other = t.locale === 'en' ? 'de' : 'en';
  const { path } = splitLocale(pathname);
  const page = pageAt(path);
  const pattern = patternAt(path) ? path : '/';
  return (
    <a id="language" href={inLocale((page ? pages[page] : pattern) + search, other)} hrefLang={other} lang={other}>
      {t(barWords.otherLanguage)}
    </a>
  );
}
