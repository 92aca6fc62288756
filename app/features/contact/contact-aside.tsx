import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactPageWords } from '#content/contact/contact-page.ts';
import { findWords } from '#content/contact/status.ts';
import { site } from '#content/site.ts';
import styles from './contact-aside.module.css';

/** What helps to decide whether to write. What happens next is then part of the confirmation (contact.module.css). */
export function ContactAside() {
  const t = useWords();
  const { answerDays, email } = t.now(site);
  return (
    <aside className={styles.aside} aria-label={t(contactPageWords.aside)}>
      <section data-before="">
        <Heading>{t(afterSendingWords.next)}</Heading>
        <ol>
          <li>{t(contactPageWords.nextReference)}</li>
          <li>{t(afterSendingWords.nextRead)}</li>
          <li>{t(afterSendingWords.nextAnswer, { days: answerDays.value })}</li>
          <li>{t(afterSendingWords.nextNoPhone)}</li>
        </ol>
      </section>
      <section data-before="">
        <Heading>{t(contactPageWords.short)}</Heading>
        <p>
          {t(contactPageWords.shortText)} <a href={`mailto:${email.value}`}>{email.value}</a>
        </p>
      </section>
      <section data-before="" data-screen="">
        <Heading>{t(contactPageWords.before)}</Heading>
        <p>
          <Link to={pathTo('status')}>{t(findWords.find)}</Link>
        </p>
      </section>
      <section data-before="" data-screen="">
        <Heading>{t(contactPageWords.languages)}</Heading>
        <p>{t(contactPageWords.languagesText)}</p>
      </section>
      <section>
        <Heading>{t(contactPageWords.privacy)}</Heading>
        <p>{t(contactPageWords.privacyText)}</p>
      </section>
    </aside>
  );
}
