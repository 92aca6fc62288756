import type { Locale } from '#contract/locale.ts';

/** Where we read something. The title stands as the source gives it; `lang` is its language. */
export type Source = { readonly title: string; readonly url: `https://${string}`; readonly lang?: Locale };

/** What a page with claims says about them. The day is written `2026-11-20`. */
export type Checked = { readonly sources: readonly Source[]; readonly lastChecked: string };
