import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pathTo } from '#app/paths.ts';
import { site } from '#content/site.ts';
import styles from './contact.module.css';

/** What stands after a message arrived: that it did, its number, and what happens next. */
export function SentText({ reference }: { reference: string }) {
  const t = useWords();
  return (
    <>
      <p>{t(m['contact.sent'])}</p>
      <p className={styles.reference}>
        {t(m['contact.sent.reference'])} {/* Without JavaScript the server writes the number in here (server/site). */}
        <strong data-reference="" suppressHydrationWarning>
          {reference}
        </strong>
      </p>
      <h2>{t(m['contact.next'])}</h2>
      <ol>
        <li>{t(m['contact.next.read'])}</li>
        <li>{t(m['contact.next.answer'], { days: site.answerDays.value })}</li>
        <li>{t(m['contact.next.noPhone'])}</li>
      </ol>
      <p>
        {t(m['contact.next.urgent'])} <Link to={pathTo('help-now')}>{t(m['bar.help'])}</Link>
      </p>
    </>
  );
}
