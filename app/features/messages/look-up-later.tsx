import { useWords } from '#app/i18n/locale.ts';
import { More } from '#app/ui/more.tsx';
import { StatusLink } from '#app/parts/status-link.tsx';
import { statusLink } from '#content/contact/status-link.ts';
import styles from './message-dialog.module.css';

/** A message that arrived; `status` is the end of the link to look it up later (contract/status.ts). */
export type Arrived = { reference: string; status: string | undefined; hasAddress: boolean };

/**
 * The link to what became of a message, and the ways to keep it. Closed at first: the opener may stand in the bar above
 * the page, and all of the page moves down for what is shown here.
 */
export function LookUpLater(sent: Arrived) {
  const t = useWords();
  if (!sent.status) return null;
  return (
    <More words={t(statusLink.later)} className={styles.later}>
      <StatusLink {...sent} />
    </More>
  );
}
