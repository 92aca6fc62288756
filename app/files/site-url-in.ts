import { currentOf } from '#app/i18n/content.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import { names } from '#app/texts/page-texts.ts';
import { type Changes, noChanges } from '#contract/site-data.ts';

/** Where the site is published, for files that are no pages. */
export const siteUrlIn = (changes: Changes = noChanges): string => siteUrlOf({ now: currentOf(names(), changes) });
