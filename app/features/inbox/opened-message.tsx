import { useState, type Ref } from 'react';
import { Replies } from './replies.tsx';
import { Caretaker } from './caretaker.tsx';
import { DeletedNow, Restore } from './deleted.tsx';
import { History } from './history.tsx';
import { useOpenMessage } from './message-context.ts';
import { MessageHead } from './message-head.tsx';
import { MessageText } from './message-text.tsx';
import { MessageThing } from './message-thing.tsx';
import styles from './message.module.css';
import { Notes } from './notes.tsx';
import { Pairs } from './pairs.tsx';
import { PutAway } from './put-away.tsx';
import { TeamMails } from './team-mails.tsx';
import { useMailLooks } from './use-mail-looks.ts';

/** A message that was fetched. What is deleted can be read and brought back, and nothing else. */
export function OpenedMessage({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { message } = useOpenMessage();
  useMailLooks();
  const [isDeletedHere, setDeletedHere] = useState(false);
  // Of suspected spam it is decided first whether it is any. It stays in that place, so that nothing moves.
  const [wasSpam] = useState(message.box === 'spam');
  const isDeleted = message.box === 'deleted';
  if (isDeleted && isDeletedHere) return <DeletedNow heading={heading} onUndone={() => setDeletedHere(false)} />;
  const putAway = <PutAway onDelete={() => setDeletedHere(true)} />;
  return (
    <article>
      <MessageHead heading={heading} />
      {isDeleted && <Restore />}
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
