import { site } from '#content/site.ts';
import type { Words } from '#contract/words.ts';

const PUBLIC_SITE_URL = import.meta.env.PUBLIC_SITE_URL;

/** Where the site is published, without a slash at the end: what a variable sets, else what admins have said. */
export const siteUrlOf = ({ now }: Pick<Words, 'now'>): string =>
  (PUBLIC_SITE_URL || now(site.siteUrl).value).replace(/\/$/u, '');
