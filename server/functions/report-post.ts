import type { Context } from 'hono';
import { reportLabels } from '#content/mail/report.ts';
import { answerProblem, lacksAddress } from '#contract/answer.ts';
import { type Failure, failureStatus, type Result } from '#contract/failures.ts';
import { foundFields, type FoundField, thingReason, type ThingReason } from '#contract/found-fields.ts';
import { checkFoundItem } from '#contract/found-item.ts';
import { inLocale, type Locale, type Localized } from '#contract/locale.ts';
import type { Message } from '#contract/message.ts';
import { foundItem, isEmptyReport, reportNames, type ReportValues } from '#contract/report-values.ts';
import type { RefusedReport } from '#contract/site-data.ts';
import { wordsIn } from '#contract/words.ts';
import { writeReport } from '#contract/write-report.ts';
import { setFailureHeaders, wordsOf } from '#server/http/failures.ts';
import type { Pages } from '#server/pages/pages.ts';

/** A report of a found or lost thing as a form without scripts posts it. */
export type ReportPost = {
  readonly reason: ThingReason;
  readonly locale: Locale;
  readonly values: ReportValues;
  readonly website: string | undefined;
};

/**
 * Reads the answers of the form. Of a repeated one the first counts. Undefined for another form: that of Contact can
 * have the same reason.
 */
export function readReport(sent: URLSearchParams, reason: string | undefined, locale: Locale): ReportPost | undefined {
  const kind = thingReason(reason);
  if (!kind || !sent.has('item')) return undefined;
  // Browsers send line ends as CRLF; the visitor's text has one kind in our mails and counts.
  const value = (name: string): string => (sent.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    reason: kind,
    locale,
    // A photo cannot come this way, only the mark of one.
    values: { ...(Object.fromEntries(reportNames.map((name) => [name, value(name)])) as ReportValues), photo: '' },
    website: value('website') || undefined,
  };
}

const addresses = { 'find-the-lost': '/services/find-the-lost', 'lost-item': '/services/lost-something' } as const;

const pageOf = (reason: ThingReason, locale: Locale): string => inLocale(addresses[reason], locale);

type Problems = Partial<Record<FoundField, Localized>>;

/** Checks it by the rules of the form itself (FIND-08, FIND-16), and writes what the form with scripts would send. */
export function checkReport({
  reason,
  locale,
  values,
  website,
}: ReportPost): Result<Message, { problems: Problems; isEmpty: boolean }> {
  const found = foundItem(values);
  const checked = checkFoundItem(found);
  const problems: Problems = {
    ...(lacksAddress(values) && { email: answerProblem }),
    ...(checked.ok ? {} : checked.problems),
  };
  const isEmpty = isEmptyReport(found);
  if (isEmpty || !checked.ok || Object.keys(problems).length > 0) return { ok: false, problems, isEmpty };
  const report = { ...checked.value, location: found.location };
  return {
    ok: true,
    value: {
      ...writeReport(report, reason, wordsIn(locale), reportLabels[reason]),
      answer: values.answer === 'email' ? 'email' : 'none',
      locale,
      page: pageOf(reason, locale),
      ...(website !== undefined && { website }),
    },
  };
}

/** What is wrong with it: with its fields, or with this moment. */
type ReportFault = { problems: Problems; isEmpty: boolean } | { failure: Failure };

/** Sends the form back with what is wrong and all that was typed. */
export function sendReportBack(
  c: Context,
  { reason, locale, values }: ReportPost,
  fault: ReportFault,
  pages: Pick<Pages, 'sendDrawn'>,
): Promise<Response> {
  const failure = 'failure' in fault ? fault.failure : undefined;
  if (failure) setFailureHeaders(c, failure);
  const inOrder = foundFields.flatMap((field) => {
    const problem = 'problems' in fault ? fault.problems[field] : undefined;
    return problem ? [[field, problem] as const] : [];
  });
  const refusedReport: RefusedReport = {
    typed: values,
    problems: Object.fromEntries(inOrder),
    isEmpty: 'isEmpty' in fault && fault.isEmpty,
    ...(failure && { failure: wordsOf(failure, locale) }),
  };
  const status = failureStatus[failure?.code ?? 'invalid_message'];
  return pages.sendDrawn(c, pageOf(reason, locale), { refusedReport }, status);
}
