import type { Localized } from '#contract/locale.ts';
import type { foundAsked, foundForm, foundSent } from './found-form.ts';

/** The words in which the two reports differ, for something found and for something lost. */
export type ReportWords = {
  readonly form: Record<keyof typeof foundForm, Localized>;
  readonly asked: Record<keyof typeof foundAsked, Localized>;
  readonly sent: Record<keyof typeof foundSent, Localized>;
};
