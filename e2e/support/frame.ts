import type { Page } from '@playwright/test';
import { searchBoxWords } from '#content/frame/search.ts';
import type { Locale } from '#contract/locale.ts';

/** What stands around every page, as it is seen; asked at once, because to find a role costs a look at all that is there. */
export const frameOf = (page: Page, here: string) =>
  page.evaluate((here) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'),
      );
    const words = (selector: string) => shown(selector).map((element) => element.innerText.trim());
    return {
      lang: document.documentElement.lang,
      banners: shown('header:not(main *)').length,
      titles: shown('main h1').length,
      bars: shown(`nav[aria-label="${here}"]`).length,
      links: words('body > :not(main) a[href]'),
      ofFoot: words('footer:not(main *) a[href]'),
      leadsHereUnsaid: shown('footer:not(main *) a[href]:not([href*="?"], [aria-current])')
        .map((link) => (link as HTMLAnchorElement).pathname)
        .filter((path) => path === location.pathname),
      // What is said in both is said twice.
      regionsInRegions: document.querySelectorAll('[role="status"] :is([role="status"], [role="alert"])').length,
    };
  }, here);

/** What opens the search, in the header. */
export const searchButton = (page: Page, locale: Locale = 'en') =>
  page.getByRole('banner').getByRole('button', { name: searchBoxWords.open[locale], exact: true });
