import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import styles from './contact.module.css';
import type { Sent } from './sent.ts';

type Props = Sent & { isWaiting?: boolean };

/** That the message arrived, in one line: until the whole confirmation, which is read by its focus, is loaded, and should that fail. */
export function ShortSentView({ reference, isAnswerWanted, isWaiting }: Props) {
  const t = useWords();
  return (
    <p className={styles.sent} role={isWaiting ? undefined : 'status'}>
      {t(isAnswerWanted ? m['contact.sent'] : m['contact.sent.title'])} <strong>{reference}</strong>
    </p>
  );
}
