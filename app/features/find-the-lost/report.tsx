import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { emptied } from '#app/lib/forms/form-values.ts';
import { onDemand } from '#app/parts/on-demand-part.tsx';
import type { RefusedReport } from '#contract/site-data.ts';
import styles from './find-the-lost.module.css';
import { loadSubmittedView } from './load-on-demand.ts';
import type { ContactDetails } from './report-fields.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportKindContext, type ReportKind } from './report-kind.ts';
import { ShortSubmittedView, type Submitted } from './short-submitted-view.tsx';

// Needed once a report has arrived: losing the connection then must not hide that.
const SubmittedView = onDemand(loadSubmittedView, ShortSubmittedView);

const nobody: ContactDetails = emptied(['name', 'email', 'phone', 'answer']);

export type ReportProps = {
  /** Within so many days an answer is promised. */
  days: number;
  /** What the map shows first. */
  mapStart: string;
  /** A form that was sent without scripts and came back. */
  refused?: RefusedReport | undefined;
  /** Stands before the form. */
  children?: ReactNode;
};

/** A report of one kind, and then perhaps another one. */
export function Report({ kind, days, mapStart, refused, children }: ReportProps & { kind: ReportKind }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [submitted, setSubmitted] = useState<Submitted>();
  const [start, setStart] = useState(nobody);
  const [isFirst, setFirst] = useState(true);

  function reportAnother(keepsContact: boolean) {
    flushSync(() => {
      setStart(keepsContact && submitted ? submitted.contact : nobody);
      setSubmitted(undefined);
      setFirst(false);
    });
    heading.current?.focus();
  }

  return (
    <ReportKindContext value={kind}>
      {submitted ? (
        <SubmittedView {...submitted} days={days} onAgain={reportAnother} />
      ) : (
        <section id="found-report" className={styles.report} aria-labelledby="found-title">
          <h2 id="found-title" ref={heading} tabIndex={-1}>
            {t(kind.words.form.title)}
          </h2>
          {children}
          <ReportForm
            mapStart={mapStart}
            start={start}
            refused={isFirst ? refused : undefined}
            onSubmitted={setSubmitted}
          />
        </section>
      )}
    </ReportKindContext>
  );
}
