import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { site } from '#content/site.ts';
import styles from './contact-aside.module.css';

/** What helps to decide whether to write. What happens next is then part of the confirmation. */
export function ContactAside({ isSent }: { isSent: boolean }) {
  const t = useWords();
  return (
    <aside className={styles.aside} aria-label={t(m['contact.aside'])}>
      {!isSent && (
        <>
          <section>
            <h2>{t(m['contact.next'])}</h2>
            <ol>
              <li>{t(m['contact.next.reference'])}</li>
              <li>{t(m['contact.next.read'])}</li>
              <li>{t(m['contact.next.answer'], { days: site.answerDays.value })}</li>
              <li>{t(m['contact.next.noPhone'])}</li>
            </ol>
          </section>
          <section>
            <h2>{t(m['contact.short'])}</h2>
            <p>
              {t(m['contact.short.text'])} <a href={`mailto:${site.email.value}`}>{site.email.value}</a>
            </p>
          </section>
        </>
      )}
      <section>
        <h2>{t(m['contact.privacy'])}</h2>
        <p>{t(m['contact.privacy.text'])}</p>
      </section>
    </aside>
  );
}
