import { useWords } from '#app/i18n/locale.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';

/** The way to the place that a report names, on a map elsewhere. The address is made by the server. */
export function MessageMap() {
  const t = useWords();
  const { mapUrl } = useOpenMessage().message;
  if (!mapUrl) return null;
  return (
    <p>
      <a className={styles.map} href={mapUrl} target="_blank" rel="noreferrer noopener">
        {t(words.map)}
      </a>
    </p>
  );
}
