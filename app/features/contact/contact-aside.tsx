import { useWords } from '#app/i18n/locale.ts';
import { contactWords } from '#content/contact/contact.ts';
import { Heading } from '#app/ui/heading.tsx';
import { site } from '#content/site.ts';
import styles from './contact-aside.module.css';

/** What helps to decide whether to write. What happens next is then part of the confirmation. */
export function ContactAside({ isSent }: { isSent: boolean }) {
  const t = useWords();
  return (
    <aside className={styles.aside} aria-label={t(contactWords.aside)}>
      {!isSent && (
        <>
          <section>
            <Heading>{t(contactWords.next)}</Heading>
            <ol>
              <li>{t(contactWords.nextReference)}</li>
              <li>{t(contactWords.nextRead)}</li>
              <li>{t(contactWords.nextAnswer, { days: site.answerDays.value })}</li>
              <li>{t(contactWords.nextNoPhone)}</li>
            </ol>
          </section>
          <section>
            <Heading>{t(contactWords.short)}</Heading>
            <p>
              {t(contactWords.shortText)} <a href={`mailto:${site.email.value}`}>{site.email.value}</a>
            </p>
          </section>
        </>
      )}
      <section>
        <Heading>{t(contactWords.privacy)}</Heading>
        <p>{t(contactWords.privacyText)}</p>
      </section>
    </aside>
  );
}
