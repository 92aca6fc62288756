import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { contactWords } from '#content/contact/contact.ts';
import { barWords } from '#content/frame/bar.ts';
import { useStatusLink } from '#app/lib/use-status-link.ts';
import { pathTo } from '#app/paths.ts';
import { StatusLink } from '#app/ui/status-link.tsx';
import { statusLink } from '#content/contact/status-link.ts';
import styles from './contact.module.css';
import type { Sent } from './sent.ts';

/**
 * What stands after a message arrived: that it did, its number, what happens next, and where to look it up. `days`:
 * within which somebody answers.
 */
export function SentText({ reference, status, isAnswerWanted, days }: Sent & { days: number }) {
  const t = useWords();
  const link = useStatusLink(status);
  return (
    <>
      <p>{t(isAnswerWanted ? contactWords.sent : statusLink.noAnswer)}</p>
      {reference !== '' && (
        <p className={styles.reference}>
          {t(contactWords.sentReference)} <strong>{reference}</strong>
        </p>
      )}
      <h2>{t(contactWords.next)}</h2>
      <ol>
        <li>{t(contactWords.nextRead)}</li>
        {isAnswerWanted && <li>{t(contactWords.nextAnswer, { days })}</li>}
        <li>{t(contactWords.nextNoPhone)}</li>
      </ol>
      <p>
        {t(contactWords.nextUrgent)} <Link to={pathTo('help-now')}>{t(barWords.help)}</Link>
      </p>
      <StatusLink {...link} />
    </>
  );
}
