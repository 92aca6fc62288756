import { useEffect, useRef, useState, type Ref } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { TryAgain } from '#app/parts/try-again.tsx';
import { Button } from '#app/ui/button.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import type { WholeMessage } from '#contract/inbox-message.ts';
import type { TeamMember } from '#contract/inbox.ts';
import { Caretaker } from './caretaker.tsx';
import { History, TeamMails } from './history.tsx';
import { MessageText, MessageThing } from './message-body.tsx';
import { MessageContext, useOpenMessage } from './message-context.ts';
import { MessageHead } from './message-head.tsx';
import styles from './message.module.css';
import { Notes } from './notes.tsx';
import { Pairs } from './pairs.tsx';
import { BringBack, DeletedNow, PutAway } from './put-away.tsx';
import { inboxProblem } from './read-inbox.ts';
import { Replies } from './replies.tsx';
import { useLoadedMessage } from './use-loaded-message.ts';

type Props = {
  id: string;
  /** The id of whoever is signed in. */
  me: string;
  /** Everybody who can care for it; undefined until they are known. */
  team: readonly TeamMember[] | undefined;
  /** Who belongs to the team could not be fetched. */
  isTeamMissing: boolean;
  /** Another number whenever somebody may have changed the message. */
  changes: number;
  onBack: () => void;
  /** Hears how the message stands, when it is opened and after each change. */
  onChanged: (message: WholeMessage) => void;
};

/** One message of the inbox with everything that can be done with it. Its heading takes the focus. */
export function MessageView({ id, me, team, isTeamMissing, changes, onBack, onChanged }: Props) {
  const t = useWords();
  const { message, failure, isLoading, load, ...rest } = useLoadedMessage(id, changes, onChanged);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = message !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  return (
    <div className={styles.view}>
      <p>
        <Button look="quiet" onClick={onBack}>
          <span aria-hidden="true">←</span>
          {t(words.back)}
        </Button>
      </p>
      {message && (
        <MessageContext
          value={{ ...rest, message, me, team, isTeamMissing, toHeading: () => heading.current?.focus() }}
        >
          <OpenedMessage heading={heading} />
        </MessageContext>
      )}
      {!message && !failure && isLoading && <p role="status">{t(words.loading)}</p>}
      {!message && failure && (
        <TryAgain text={inboxProblem(failure, t)} isBusy={isLoading} onAgain={() => void load()} />
      )}
    </div>
  );
}

/** A message that was fetched. What is deleted can be read and brought back, and nothing else. */
function OpenedMessage({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const t = useWords();
  const { message } = useOpenMessage();
  const [isDeletedHere, setDeletedHere] = useState(false);
  // Of suspected spam it is decided first whether it is any. It stays in that place, so that nothing moves.
  const [wasSpam] = useState(message.box === 'spam');
  const isDeleted = message.box === 'deleted';
  if (isDeleted && isDeletedHere) return <DeletedNow heading={heading} onUndone={() => setDeletedHere(false)} />;
  const putAway = <PutAway onDelete={() => setDeletedHere(true)} />;
  return (
    <article>
      <MessageHead heading={heading} />
      {isDeleted && <BringBack label={t(words.restore)} />}
      <div className={isDeleted ? styles.parts : `${styles.parts} ${styles.beside}`}>
        <MessageThing />
        <MessageText />
        {!isDeleted && wasSpam && putAway}
        {!isDeleted && <Caretaker />}
        {!isDeleted && <Pairs />}
        <Replies isReadOnly={isDeleted} />
        <Notes isReadOnly={isDeleted} />
        <TeamMails isReadOnly={isDeleted} />
        <History />
        {!isDeleted && !wasSpam && putAway}
      </div>
    </article>
  );
}
