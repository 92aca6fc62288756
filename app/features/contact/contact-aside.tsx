import { useWords } from '#app/i18n/locale.ts';
import { contactPageWords } from '#content/contact/contact-page.ts';
import { contactWords } from '#content/contact/contact.ts';
import { Heading } from '#app/ui/heading.tsx';
import { site } from '#content/site.ts';
import styles from './contact-aside.module.css';

/** What helps to decide whether to write. What happens next is then part of the confirmation (contact.module.css). */
export function ContactAside() {
  const t = useWords();
  const { answerDays, email } = t.now(site);
  return (
    <aside className={styles.aside} aria-label={t(contactPageWords.aside)}>
      <section data-before="">
        <Heading>{t(contactWords.next)}</Heading>
        <ol>
          <li>{t(contactPageWords.nextReference)}</li>
          <li>{t(contactWords.nextRead)}</li>
          <li>{t(contactWords.nextAnswer, { days: answerDays.value })}</li>
          <li>{t(contactWords.nextNoPhone)}</li>
        </ol>
      </section>
      <section data-before="">
        <Heading>{t(contactPageWords.short)}</Heading>
        <p>
          {t(contactPageWords.shortText)} <a href={`mailto:${email.value}`}>{email.value}</a>
        </p>
      </section>
      <section>
        <Heading>{t(contactPageWords.privacy)}</Heading>
        <p>{t(contactPageWords.privacyText)}</p>
      </section>
    </aside>
  );
}
