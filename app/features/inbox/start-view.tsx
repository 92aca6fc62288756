import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import type { FunctionFailure } from '#app/lib/account/ask-function.ts';
import { pathTo } from '#app/paths.ts';
import { More } from '#app/ui/more.tsx';
import { listWords as words } from '#content/inbox/list.ts';
import { inboxSummary, nothingWaits, type InboxSentence } from '#content/mail/inbox-summary.ts';
import { associationPage } from '#content/team/association.ts';
import type { TeamStart } from '#contract/inbox.ts';
import { pathToInbox, type Filters, toList } from './filters.ts';
import { HereLink } from './here-link.tsx';
import { inboxProblem } from './read-inbox.ts';
import styles from './start-view.module.css';

/** What waits, in sentences; each leads to the messages that it speaks of. What was known stays when a later look fails. */
export function StartView({ start, failure }: { start: TeamStart | undefined; failure: FunctionFailure | undefined }) {
  const t = useWords();
  return (
    <section className={styles.start} aria-labelledby="waits">
      <h2 id="waits">{t(words.start)}</h2>
      {failure && <p className={styles.unknown}>{inboxProblem(failure, t)}</p>}
      {start && !start.hasMailServer && (
        <p className={styles.unknown}>
          {t(words.noMailServer)} <Link to={pathTo('team/association')}>{t(associationPage.way)}</Link>
        </p>
      )}
      {start && <Sentences start={start} />}
      {start && start.brokenLinks.length > 0 && <BrokenLinks links={start.brokenLinks} />}
    </section>
  );
}

function Sentences({ start }: { start: TeamStart }) {
  const t = useWords();
  const sentences = inboxSummary(start, t.locale);
  const { waiting, late, answerDays: days } = start;
  const promised = days === 1 ? t(words.day) : t(words.days, { days });
  if (sentences.length === 0) return <p>{t(nothingWaits)}</p>;
  return (
    <ul>
      {waiting === 0 && <li>{t(words.noAnswerWaits)}</li>}
      {sentences.map(({ about, text }) => (
        <li key={about}>
          <HereLink to={pathToInbox(leadsTo[about])} {...toList}>
            {text}
          </HereLink>
          {about === 'waiting' && late > 0 && late < waiting && (
            <HereLink to={pathToInbox({ box: 'inbox', only: 'late' })} {...toList}>
              {t(words.showLate, { days: promised })}
            </HereLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the monthly look at the links of lists has found. */
function BrokenLinks({ links }: { links: TeamStart['brokenLinks'] }) {
  const t = useWords();
  return (
    <More words={t(words.brokenLinks, { count: links.length })}>
      <p>{t(words.brokenLinksLead)}</p>
      <ul>
        {links.map(({ url, about }) => (
          <li key={url}>
            {about}: <a href={url}>{url}</a>
          </li>
        ))}
      </ul>
    </More>
  );
}

const leadsTo: Readonly<Record<InboxSentence['about'], Filters>> = {
  waiting: { box: 'inbox', only: 'waiting' },
  unread: { box: 'inbox', only: 'unread' },
  undelivered: { box: 'inbox', only: 'undelivered' },
  suspected: { box: 'spam' },
};
