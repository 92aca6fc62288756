import { createContext, use } from 'react';
import type { ReportWords } from '#content/found/report-words.ts';
import type { ThingReason } from '#contract/found-fields.ts';

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
