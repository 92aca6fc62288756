import { useLocation } from 'react-router';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { ancestors, pageAt, pathTo, patternAt, splitLocale } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import styles from './bar.module.css';
import { FeedbackLink } from './feedback-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** The second bar: where you are, the other language, feedback on this page, help. */
export function Bar() {
  const t = useWords();
  const { path } = splitLocale(useLocation().pathname);
  const page = pageAt(path) ?? patternAt(path);
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <nav className={styles.here} aria-label={t(m['bar.here'])}>
          <span className={styles.lead}>{t(m['bar.here'])}: </span>
          <ol className={styles.path}>
            {(page ? ancestors(path) : (['home'] as const)).map((above) => (
              <li key={above}>
                <Link to={pathTo(above)}>{t.of(pageNames[above])}</Link>
              </li>
            ))}
            <li aria-current="page">{page ? t.of(pageNames[page]) : t(m['bar.unknown'])}</li>
          </ol>
        </nav>
        <LanguageSwitch />
        <div className={styles.help}>
          <FeedbackLink />
          <Link to={pathTo('help-now')}>{t(m['bar.help'])}</Link>
        </div>
      </div>
    </div>
  );
}
