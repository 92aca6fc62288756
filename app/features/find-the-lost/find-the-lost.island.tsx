import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { emptied } from '#app/lib/form-values.ts';
import { foundForm as words } from '#content/found/form.ts';
import type { ContactDetails } from './report-fields.tsx';
import { ReportForm } from './report-form.tsx';
import { SubmittedView, type Submitted } from './submitted-view.tsx';

const nobody: ContactDetails = emptied(['name', 'email', 'phone', 'answer']);

/** Reports a found thing, and then perhaps another one. `children` stands before the form. */
export function FindTheLost({ children }: { children?: ReactNode }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [submitted, setSubmitted] = useState<Submitted>();
  const [start, setStart] = useState(nobody);

  function reportAnother(keepsContact: boolean) {
    flushSync(() => {
      setStart(keepsContact && submitted ? submitted.contact : nobody);
      setSubmitted(undefined);
    });
    heading.current?.focus();
  }

  if (submitted) return <SubmittedView {...submitted} onAgain={reportAnother} />;
  return (
    <section id="found-report" aria-labelledby="found-title">
      <h2 id="found-title" ref={heading} tabIndex={-1}>
        {t(words.title)}
      </h2>
      {children}
      <ReportForm start={start} onSubmitted={setSubmitted} />
    </section>
  );
}
