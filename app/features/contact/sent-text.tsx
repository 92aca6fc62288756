import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { StatusLink } from '#app/parts/status-link.tsx';
import { pathTo } from '#app/paths.ts';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { barWords } from '#content/frame/bar.ts';
import type { Localized } from '#contract/locale.ts';
import styles from './contact.module.css';
import type { Sent } from './sent.ts';

type Props = Sent & {
  /** Within which somebody answers. */
  days: number;
  /** That it arrived, for who wants an answer. */
  arrived?: Localized;
  /** When the answer comes, where that is not within those days. */
  later: Localized | undefined;
};

/** What stands after a message arrived: that it did, its number, what happens next, and where to look it up. */
export function SentText({
  reference,
  status,
  isAnswerWanted,
  hasAddress,
  days,
  arrived = afterSendingWords.sent,
  later,
}: Props) {
  const t = useWords();
  return (
    <>
      <p>{t(isAnswerWanted ? arrived : statusLink.noAnswer)}</p>
      {reference !== '' && (
        <p className={styles.reference}>
          {t(afterSendingWords.sentReference)} <strong>{reference}</strong>
        </p>
      )}
      <h2>{t(afterSendingWords.next)}</h2>
      <ol>
        <li>{t(afterSendingWords.nextRead)}</li>
        {isAnswerWanted && <li>{later ? t(later) : t(afterSendingWords.nextAnswer, { days })}</li>}
        <li>{t(afterSendingWords.nextNoPhone)}</li>
      </ol>
      <p>
        {t(afterSendingWords.nextUrgent)} <Link to={pathTo('help-now')}>{t(barWords.help)}</Link>
      </p>
      <StatusLink reference={reference} status={status} hasAddress={hasAddress} />
    </>
  );
}
