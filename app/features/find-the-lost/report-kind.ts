import { createContext, use } from 'react';
import type { foundAsked, foundForm, foundSent } from '#content/found/found-form.ts';
import type { ThingReason } from '#contract/found-fields.ts';
import type { Localized } from '#contract/locale.ts';

/** The words in which the two reports differ, for something found and for something lost. */
type ReportWords = {
  readonly form: Record<keyof typeof foundForm, Localized>;
  readonly asked: Record<keyof typeof foundAsked, Localized>;
  readonly sent: Record<keyof typeof foundSent, Localized>;
};

/** Which of the two reports a form is. Each page brings its own words only. */
export type ReportKind = {
  readonly reason: ThingReason;
  readonly words: ReportWords;
};

export const ReportKindContext = createContext<ReportKind | undefined>(undefined);

/** The kind of the report around a part of it. */
export function useReportKind(): ReportKind {
  const kind = use(ReportKindContext);
  if (!kind) throw new Error('A part of a report stands in no report.');
  return kind;
}
