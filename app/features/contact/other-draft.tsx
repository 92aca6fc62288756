import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { draftWords } from '#content/forms/draft.ts';
import styles from './contact.module.css';

/** Offers a message that was begun with another link. It is never put into this one. */
export function OtherDraft({ query }: { query: string }) {
  const t = useWords();
  return (
    <p className={styles.other}>
      {t(draftWords.other)} <Link to={pathTo('contact') + query}>{t(draftWords.open)}</Link>
    </p>
  );
}
