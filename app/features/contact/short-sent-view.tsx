import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import styles from './contact.module.css';

/** That the message arrived, in one line: until the whole confirmation is loaded, and should that fail. */
export function ShortSentView({ reference }: { reference: string }) {
  const t = useWords();
  return (
    <p className={styles.sent} role="status">
      {t(m['contact.sent'])} <strong>{reference}</strong>
    </p>
  );
}
