import { fullTwin, type pages } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import type { Localized } from '#contract/locale.ts';

/** What a page is called. In plain words it has the name of the whole page, below "Plain words". */
export function pageName(id: keyof typeof pages): Localized {
  const full = fullTwin(id);
  return pageNames[full && full !== 'home' ? full : (id as keyof typeof pageNames)];
}
