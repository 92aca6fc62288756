import { type Ref, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import { Caretaker } from './caretaker.tsx';
import { History, TeamMails } from './history.tsx';
import { useOpenMessage } from './message-context.ts';
import { MessageHead } from './message-head.tsx';
import { MessageText, MessageThing } from './message-body.tsx';
import styles from './message.module.css';
import { Notes } from './notes.tsx';
import { Pairs } from './pairs.tsx';
import { BringBack, DeletedNow, PutAway } from './put-away.tsx';
import { Replies } from './replies.tsx';

/** A message that was fetched. What is deleted can be read and brought back, and nothing else. */
export function OpenedMessage({ heading }: { heading: Ref<HTMLHeadingElement> }) {
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
