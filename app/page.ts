import type { ComponentType } from 'react';
import type { SiteData } from '#contract/site-data.ts';
import type { Words } from '#contract/words.ts';
import type { Place } from './i18n/place.ts';
import type { Head } from './layout/page-head.ts';

/** What every page is given. */
export type PageProps = {
  readonly place: Place;
  /** What the address says where only its pattern is known: `slug` of /projects/:slug. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly data: SiteData;
  /** Speaks the language of the page. */
  readonly t: Words;
};

/** A file under `app/pages`. */
export type PageModule = {
  readonly head: (place: Place, page: PageProps) => Head;
  readonly default: ComponentType<PageProps>;
  /** Where nothing stands at an address that looks like one of ours. Otherwise the page is there. */
  readonly isMissing?: (page: PageProps) => boolean;
};
