import { foundAsked, foundForm, foundSent } from '#content/found/found-form.ts';
import type { ReportKind } from './report-kind.ts';
import { Report, type ReportProps } from './report.tsx';

const found: ReportKind = {
  reason: 'find-the-lost',
  words: { form: foundForm, asked: foundAsked, sent: foundSent },
};

/** Reports a found thing. */
export const FindTheLost = (props: ReportProps) => <Report kind={found} {...props} />;
