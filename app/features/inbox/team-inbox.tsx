import type { Session } from '@supabase/auth-js';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { whyClosed } from '#app/lib/account/team.ts';
import { goTo } from '#app/lib/browser/go-to.ts';
import { loadAnew } from '#app/lib/browser/load-anew.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { useSearch } from '#app/lib/browser/use-search.ts';
import { useEntryState } from '#app/lib/forms/entry-state.ts';
import { TeamClosed } from '#app/parts/team-closed.tsx';
import { TryAgain } from '#app/parts/try-again.tsx';
import { pathTo } from '#app/paths.ts';
import { listWords } from '#content/inbox/list.ts';
import { inboxWords as words, boxWords } from '#content/inbox/words.ts';
import { bookingsPage } from '#content/team/bookings.ts';
import { wellPage } from '#content/team/well.ts';
import { type TeamMember, type TeamStart, boxes, type Box } from '#contract/inbox.ts';
import { inLocale } from '#contract/locale.ts';
import { FilterForm } from './filter-form.tsx';
import { keyOf, readFilters, type Filters, pathToInbox, cameWith, toList } from './filters.ts';
import { HereLink } from './here-link.tsx';
import { MessageList } from './message-list.tsx';
import { NoRole } from './no-role.tsx';
import { readInbox } from './read-inbox.ts';
import { StartView } from './start-view.tsx';
import styles from './team-inbox.module.css';
import { useFocusInList } from './use-focus-in-list.ts';
import { useMessages } from './use-messages.ts';
import { useNews } from './use-news.ts';

/** The inbox for the team: what waits and the list, or one message. The list stays as it is while a message is open. */
export function TeamInbox({ session }: { session: Session }) {
  const t = useWords();
  const query = new URLSearchParams(useSearch());
  const state = useEntryState();
  const filters = readFilters(query);
  const messageId = query.get('message') ?? undefined;
  const isSeen = messageId === undefined;
  const me = session.user.id;
  const team = useLoad(() => readInbox<readonly TeamMember[]>('inbox/team'));
  const start = useLoad(() => readInbox<TeamStart>('inbox/start'), { isWanted: isSeen });
  const list = useMessages({ filters, me, isSeen });
  const { shown, failure, isBusy } = list;
  // Both at once, so that nothing moves when the slower one comes.
  const isDrawn = Boolean((shown ?? failure) && (start.value ?? start.failure));
  const { heading, wantHeading, wantEntry } = useFocusInList({ messageId, shown, failure, isDrawn });
  const { Opened, open, isFailed } = useOnDemand(
    () => import('./message-view.tsx').then(({ MessageView }) => MessageView),
    !isSeen,
  );

  const news = useNews({ list, me, messageId, isWanted: isDrawn || Opened !== undefined });

  const filter = (next: Filters): void => goTo(inLocale(pathToInbox(next), t.locale), toList);
  function lookAgain(): void {
    void start.load();
    void list.look();
  }
  function lookForHeading(): void {
    wantHeading();
    lookAgain();
  }
  function showNew(): void {
    void start.load();
    list.showNew((id) => (id === undefined ? wantHeading() : wantEntry(id)));
  }
  function goBack(): void {
    if (cameWith(state, 'fromList')) history.back();
    else goTo(inLocale(pathToInbox(filters), t.locale));
  }

  const closed = [team.failure, failure?.why, start.failure].map(whyClosed).find(Boolean);
  if (closed === 'no-role') return <NoRole />;
  if (closed) return <TeamClosed because={closed} />;
  return (
    <>
      <div className={styles.inbox} hidden={!isSeen}>
        {!isDrawn && <p>{t(words.busy)}</p>}
        {isDrawn && (
          <>
            <StartView start={start.value} failure={start.failure} />
            <MailboxNav current={filters.box} />
            <div className={styles.columns}>
              <FilterForm
                filters={filters}
                team={team.value ?? []}
                me={me}
                onFilter={(next) => (keyOf(next) === keyOf(filters) ? lookForHeading() : filter(next))}
              />
              <MessageList
                {...{ filters, shown, failure, isBusy, me, heading }}
                team={team.value ?? []}
                onLook={lookAgain}
                onTryAgain={lookForHeading}
                newCount={news.count}
                onShowNew={showNew}
                onShowMore={() => list.showMore(wantEntry)}
                onClear={() => filter({ box: filters.box })}
              />
            </div>
            <OtherWork />
          </>
        )}
      </div>
      {messageId !== undefined && Opened && (
        <Opened
          key={messageId}
          id={messageId}
          me={me}
          team={team.value}
          isTeamMissing={team.value === undefined && team.failure !== undefined}
          changes={news.changes}
          onBack={goBack}
          onChanged={list.put}
        />
      )}
      {messageId !== undefined && !Opened && !isFailed && <p>{t(words.busy)}</p>}
      {messageId !== undefined && isFailed && <TryAgain onAgain={() => void loadAnew(open)} />}
    </>
  );
}

/** Below the list: the ways to what else the team does here. */
function OtherWork() {
  const t = useWords();
  return (
    <nav className={styles.other} aria-label={t(listWords.otherWork)}>
      <Link to={pathTo('team/projects')}>{t(listWords.projects)}</Link>
      <Link to={pathTo('team/bookings')}>{t(bookingsPage.way)}</Link>
      <Link to={pathTo('team/well')}>{t(wellPage.way)}</Link>
      <Link to={pathTo('news')}>{t(listWords.news)}</Link>
      <Link to={pathTo('account')}>{t(listWords.account)}</Link>
    </nav>
  );
}

/** Where messages lie. Another box begins without filters: what was looked for in one is seldom in the other. */
function MailboxNav({ current }: { current: Box }) {
  const t = useWords();
  return (
    <nav className={styles.boxes} aria-label={t(listWords.places)}>
      <ul>
        {boxes.map((box) => (
          <li key={box}>
            <HereLink to={pathToInbox({ box })} {...toList} aria-current={box === current ? 'page' : undefined}>
              {t(boxWords[box])}
            </HereLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
