import { useWords } from '#app/i18n/locale.ts';
import { headerWords } from '#content/frame/header.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  const t = useWords();
  return (
    <a className={styles.skip} href="#main">
      {t(headerWords.skip)}
    </a>
  );
}
