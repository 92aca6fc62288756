import type { RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { TryAgain } from '#app/parts/try-again.tsx';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { listWords as words } from '#content/inbox/list.ts';
import { inboxWords } from '#content/inbox/words.ts';
import type { TeamMember } from '#contract/inbox.ts';
import type { Words } from '#contract/words.ts';
import { describeFilters, titleOfBox } from './describe-filters.ts';
import { isNarrowed, keyOf, type Filters } from './filters.ts';
import { MessageEntry } from './message-entry.tsx';
import { inboxProblem } from './read-inbox.ts';
import { SaveTable } from './save-table.tsx';
import styles from './team-inbox.module.css';
import type { ListFailure, LoadedMessages } from './use-messages.ts';

type Props = {
  /** What is asked for, which what is shown may not be yet. */
  filters: Filters;
  shown: LoadedMessages | undefined;
  failure: ListFailure | undefined;
  isBusy: boolean;
  team: readonly TeamMember[];
  me: string;
  /** How many messages have come since. */
  newCount: number;
  heading: RefObject<HTMLHeadingElement | null>;
  onLook: () => void;
  onTryAgain: () => void;
  onShowNew: () => void;
  onShowMore: () => void;
  onClear: () => void;
};

/** The messages that fit the filters, and in words which these are. */
export function MessageList({ filters, shown, failure, isBusy, team, me, newCount, heading, ...props }: Props) {
  const t = useWords();
  const listed = shown?.filters ?? filters;
  const narrowed = describeFilters(listed, team, t);

  return (
    <section className={styles.list} aria-labelledby="list" aria-busy={isBusy}>
      <h2 id="list" ref={heading} tabIndex={-1}>
        {titleOfBox(listed, t)}
        {narrowed && (
          <span className={styles.narrowed}>
            <span className="heard">: </span>
            {narrowed}
          </span>
        )}
      </h2>
      <p className={styles.status} role="status">
        {!isBusy && shown && summary(shown, t)}
      </p>
      <p className={buttonRow.buttons}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && props.onLook()}>
          {t(isBusy ? inboxWords.busy : words.look)}
        </Button>
        {isNarrowed(filters) && (
          <Button look="quiet" onClick={props.onClear}>
            {t(words.clear)}
          </Button>
        )}
      </p>
      {failure?.of === 'list' && (
        <div className={styles.failure}>
          <TryAgain
            text={[inboxProblem(failure.why, t), shown && t(words.isOld)].filter(Boolean).join(' ')}
            isBusy={isBusy}
            onAgain={props.onTryAgain}
          />
        </div>
      )}
      <NewsLine count={newCount} isBusy={isBusy} onShow={props.onShowNew} />
      {listed.box === 'spam' && <p>{t(words.aboutSpam)}</p>}
      {listed.box === 'deleted' && <p>{t(words.aboutDeleted)}</p>}
      {shown?.messages.length === 0 && <p>{whyEmpty(listed, narrowed, t)}</p>}
      <ul className={styles.entries}>
        {shown?.messages.map((message) => (
          <MessageEntry key={message.id} message={message} filters={listed} me={me} />
        ))}
      </ul>
      {shown?.next && failure?.of !== 'list' && (
        <p>
          <Button look="quiet" aria-disabled={isBusy} onClick={props.onShowMore}>
            {t(isBusy ? inboxWords.busy : words.showMore)}
          </Button>
        </p>
      )}
      {failure?.of === 'more' && <Outcome text={inboxProblem(failure.why, t)} isFailure />}
      {shown && shown.messages.length > 0 && <SaveTable key={keyOf(listed)} filters={listed} me={me} />}
    </section>
  );
}

/** How many are shown and as of when: said by itself after each look. */
function summary({ messages, next, at }: LoadedMessages, t: Words): string {
  const count = messages.length;
  const text = count === 0 ? words.none : next !== null ? words.more : count === 1 ? words.one : words.several;
  return t(text, { count, when: timeInWords(at, t) });
}

function whyEmpty(filters: Filters, narrowed: string, t: Words): string {
  if (narrowed) return t(words.emptyFilter, { filters: narrowed });
  return t({ inbox: words.emptyInbox, spam: words.emptySpam, deleted: words.emptyDeleted }[filters.box]);
}

/** How many messages have come since, said by itself, and the button that shows them. Its room is always kept. */
function NewsLine({ count, isBusy, onShow }: { count: number; isBusy: boolean; onShow: () => void }) {
  const t = useWords();
  const text = t(count === 1 ? words.newOne : words.newOnes, { count });
  return (
    <p className={styles.news}>
      <span>
        <span role="status">{count > 0 && text}</span>
        {count === 0 && (
          <span className={styles.unseen} aria-hidden="true">
            {text}
          </span>
        )}
      </span>
      <span className={count === 0 ? styles.unseen : undefined}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && onShow()}>
          {t(words.showNew)}
        </Button>
      </span>
    </p>
  );
}
