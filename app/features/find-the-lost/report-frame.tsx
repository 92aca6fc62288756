import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { backendUrl } from '#app/lib/backend/backend.ts';
import { contactWords } from '#content/contact/contact.ts';
import styles from './find-the-lost.module.css';
import { useReportKind } from './report-kind.ts';

type Props = FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement>; children: ReactNode };

/** The form around the questions. Without scripts it posts to the same function, and a page is the answer. */
export function ReportFrame({ children, ...form }: Props) {
  const t = useWords();
  const { reason } = useReportKind();
  return (
    <form
      {...form}
      id="found-form"
      className={styles.form}
      method="post"
      action={`${backendUrl}/functions/v1/send-email`}
      noValidate
      aria-labelledby="found-title"
    >
      <input type="hidden" name="reason" value={reason} />
      <input type="hidden" name="locale" value={t.locale} />
      {/* No text of a visitor, but kept with it. */}
      <input type="hidden" name="location" />
      <input type="hidden" name="photo" />
      {/* The trap of Contact, written again: as a file of its own it would cost both pages one more. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="website">{t(contactWords.trap)}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
    </form>
  );
}
