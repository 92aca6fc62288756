import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  const t = useWords();
  return (
    <a className={styles.skip} href="#main">
      {t(m['skip'])}
    </a>
  );
}
