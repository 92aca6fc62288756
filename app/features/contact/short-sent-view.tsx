import { useWords } from '#app/i18n/locale.ts';
import { contactWords } from '#content/contact/contact.ts';
import styles from './contact.module.css';
import type { Sent } from './sent.ts';

type Props = Sent & { isWaiting?: boolean };

/** That the message arrived, in one line: until the whole confirmation, which is read by its focus, is loaded, and should that fail. */
export function ShortSentView({ reference, isAnswerWanted, isWaiting }: Props) {
  const t = useWords();
  return (
    <p className={styles.sent} role={isWaiting ? undefined : 'status'}>
      {t(isAnswerWanted ? contactWords.sent : contactWords.sentTitle)} <strong>{reference}</strong>
    </p>
  );
}
