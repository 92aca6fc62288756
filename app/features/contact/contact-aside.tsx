import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { Heading } from '#app/ui/heading.tsx';
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
            <Heading>{t(m['contact.next'])}</Heading>
            <ol>
              <li>{t(m['contact.next.reference'])}</li>
              <li>{t(m['contact.next.read'])}</li>
              <li>{t(m['contact.next.answer'], { days: site.answerDays.value })}</li>
              <li>{t(m['contact.next.noPhone'])}</li>
            </ol>
          </section>
          <section>
            <Heading>{t(m['contact.short'])}</Heading>
            <p>
              {t(m['contact.short.text'])} <a href={`mailto:${site.email.value}`}>{site.email.value}</a>
            </p>
          </section>
        </>
      )}
      <section>
        <Heading>{t(m['contact.privacy'])}</Heading>
        <p>{t(m['contact.privacy.text'])}</p>
      </section>
    </aside>
  );
}
