import type { Localized } from '#contract/locale.ts';

/** A heading and its paragraphs. */
export type Section = { readonly id: string; readonly title: Localized; readonly text: Localized<readonly string[]> };

/** The one thing to do after reading a page. The path is one of app/paths.ts, without the language. */
export type Step = { readonly text: Localized; readonly label: Localized; readonly path: string };
