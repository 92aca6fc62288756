import { lostAsked, lostForm, lostSent } from '#content/found/lost-form.ts';
import type { ReportKind } from './report-kind.ts';
import { Report, type ReportProps } from './report.tsx';

const lost: ReportKind = {
  reason: 'lost-item',
  words: { form: lostForm, asked: lostAsked, sent: lostSent },
};

/** Tells of a thing that somebody has lost. */
export const LostSomething = (props: ReportProps) => <Report kind={lost} {...props} />;
