import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { barWords } from '#content/frame/bar.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { inLocale, pageAt, pages, patternAt, splitLocale } from '#app/paths.ts';

/**
 * The same page in the other language, loaded as a page: the scripts of one hold one language
 * (scripts/one-language.ts). The query belongs to it, but it is only known in the
 * browser: the prerendered page is one for all queries, so it is added after the first render, and
 * when it is pressed before (app/boot.ts).
 * The same holds for the address of a project that was not known at build.
 * An unknown address has no twin; from there the switch leads to the start page.
 */
export function LanguageSwitch() {
  const t = useWords();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const other = t.locale === 'en' ? 'de' : 'en';
  const { path } = splitLocale(pathname);
  const page = pageAt(path);
  const query = isHydrated ? search : '';
  const unlisted = isHydrated && patternAt(path) ? path + query : '/';
  const target = page ? pages[page] + query : unlisted;
  return (
    <a id="language" href={inLocale(target, other)} hrefLang={other} lang={other}>
      {t(barWords.otherLanguage)}
    </a>
  );
}
