import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pathTo } from '#app/paths.ts';
import styles from './contact.module.css';

/** Offers a message that was begun with another link. It is never put into this one. */
export function OtherDraft({ query }: { query: string }) {
  const t = useWords();
  return (
    <p className={styles.other}>
      {t(m['draft.other'])} <Link to={pathTo('contact') + query}>{t(m['draft.open'])}</Link>
    </p>
  );
}
