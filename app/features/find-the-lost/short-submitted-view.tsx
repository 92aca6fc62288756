import { useWords } from '#app/i18n/locale.ts';
import alike from '#app/ui/looks.module.css';
import styles from './find-the-lost.module.css';
import type { ContactDetails } from './report-fields.tsx';
import { useReportKind } from './report-kind.ts';

/** `status` is the end of the link to look it up later (contract/status.ts). */
export type Submitted = { reference: string; status?: string; contact: ContactDetails };

/** That it arrived, in one line: until the whole confirmation, which is read by its focus, is loaded, and should that fail. */
export function ShortSubmittedView({ reference, isWaiting }: Submitted & { isWaiting?: boolean }) {
  const t = useWords();
  const { sent } = useReportKind().words;
  return (
    <p className={`${alike.box} ${styles.form}`} role={isWaiting ? undefined : 'status'}>
      {t(sent.title)} {t(sent.text)} <strong>{reference}</strong>
    </p>
  );
}
