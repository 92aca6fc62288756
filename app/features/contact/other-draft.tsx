import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { draftWords } from '#content/forms/draft.ts';
import styles from './contact.module.css';

/** Offers a message that was begun with another link. It is never put into this one. */
export function OtherDraft({ query }: { query: string }) {
  const t = useWords();
  return (
    <p className={styles.other}>
      {t(draftWords.other)} <a href={usePlace().pathname + query}>{t(draftWords.open)}</a>
    </p>
  );
}
