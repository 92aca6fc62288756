import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { contactWords } from '#content/contact/contact.ts';
import { barWords } from '#content/frame/bar.ts';
import { useStatusLink } from '#app/lib/use-status-link.ts';
import { pathTo } from '#app/paths.ts';
import { StatusLink } from '#app/ui/status-link.tsx';
import { site } from '#content/site.ts';
import { statusLink } from '#content/contact/status-link.ts';
import styles from './contact.module.css';
import type { Sent } from './sent.ts';

/**
 * What stands after a message arrived: that it did, its number, what happens next, and where to look it up. Without
 * JavaScript the server writes the number, the link and what was chosen in here (server/site/thank-you.ts).
 */
export function SentText({ reference, status, isAnswerWanted }: Sent) {
  const t = useWords();
  const link = useStatusLink(status);
  const ifWanted = { 'data-answer': 'email', hidden: !isAnswerWanted, suppressHydrationWarning: true };
  return (
    <>
      <p {...ifWanted}>{t(contactWords.sent)}</p>
      <p data-answer="none" hidden={isAnswerWanted} suppressHydrationWarning>
        {t(statusLink.noAnswer)}
      </p>
      <p className={styles.reference}>
        {t(contactWords.sentReference)}{' '}
        <strong data-reference="" suppressHydrationWarning>
          {reference}
        </strong>
      </p>
      <h2>{t(contactWords.next)}</h2>
      <ol>
        <li>{t(contactWords.nextRead)}</li>
        <li {...ifWanted}>{t(contactWords.nextAnswer, { days: site.answerDays.value })}</li>
        <li>{t(contactWords.nextNoPhone)}</li>
      </ol>
      <p>
        {t(contactWords.nextUrgent)} <Link to={pathTo('help-now')}>{t(barWords.help)}</Link>
      </p>
      <StatusLink {...link} />
    </>
  );
}
