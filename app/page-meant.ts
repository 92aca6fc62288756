import { barWords } from '#content/frame/bar.ts';
import { searchWords } from '#content/frame/search-words.ts';
import { pageNames } from '#content/pages.ts';
import { inLocale, locales, splitLocale, type Locale } from '#contract/locale.ts';
import { builtUrls, canonicalPath, notFoundPath, pages } from './paths.ts';

/** Letters and digits as they stand in an address: `Über uns` and `ueber-uns` are the same. */
const spelled = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .replace(/[^a-z0-9]+/gu, '-');

type Meant = { readonly path: string; readonly locale: Locale };

type Named = keyof typeof pageNames & keyof typeof pages;

/** What people call the pages, and what they type into the search for them: by the first that is called so. */
const meantBy = new Map<string, Meant>();
const ids = (Object.keys(pageNames) as (keyof typeof pageNames)[]).filter((id): id is Named => id in pages);
const calls: readonly ((id: Named, locale: Locale) => readonly string[])[] = [
  (id, locale) => [pageNames[id][locale], ...(id === 'help-now' ? [barWords.helpShort[locale]] : [])],
  (id, locale) => searchWords[id]?.[locale] ?? [],
  (id) => [pages[id].slice(pages[id].lastIndexOf('/') + 1)],
];
for (const called of calls)
  for (const locale of locales)
    for (const id of ids)
      for (const words of called(id, locale))
        if (!meantBy.has(spelled(words))) meantBy.set(spelled(words), { path: canonicalPath(id), locale });

const addresses = new Set(builtUrls().filter((address) => !address.endsWith(notFoundPath)));

/** Where password managers ask for the page on which a password is changed (W3C, A Well-Known URL for Changing Passwords). */
const passwords = '/.well-known/change-password';

/**
 * The address of the page that is meant by one where nothing stands: `/Contact`, `/contact).`, `/en/contact` and `/contact.html` mean
 * `/contact`, `/kontakt` means `/de/contact`, `/donate` means `/support`. In: a decoded path. Undefined where it cannot be told.
 */
export function pageMeant(pathname: string): string | undefined {
  // Links in mails and messages swallow the full stop or the bracket behind them.
  const [said] = /^.*[\p{L}\d]/su.exec(pathname) ?? [];
  if (said === undefined) return undefined;
  const path =
    said
      .toLowerCase()
      .replace(/(?:\/index)?\.(?:html?|php)$/u, '')
      .replace(/^\/en(?=\/|$)/u, '') || '/';
  if (path === passwords) return pages.account;
  if (addresses.has(path)) return path;
  const asked = splitLocale(path);
  const meant = asked.path.lastIndexOf('/') === 0 ? meantBy.get(spelled(asked.path.slice(1))) : undefined;
  return meant && inLocale(meant.path, asked.locale === 'de' ? 'de' : meant.locale);
}
