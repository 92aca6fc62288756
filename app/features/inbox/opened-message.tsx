import { useState, type Ref, useEffect, useEffectEvent, useId } from 'react';
import { Replies } from './replies.tsx';
import { Caretaker } from './caretaker.tsx';
import { History, TeamMails } from './history.tsx';
import { useOpenMessage, useChange } from './message-context.ts';
import { MessageHead } from './message-head.tsx';
import { MessageThing } from './message-thing.tsx';
import styles from './message.module.css';
import { Notes } from './notes.tsx';
import { Pairs } from './pairs.tsx';
import { askFunction } from '#app/lib/backend/ask-function.ts';
import type { WholeMessage, MessageChange } from '#contract/inbox.ts';
import { useWords } from '#app/i18n/locale.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import { MessageFact } from './message-fact.tsx';
import { languageName } from './language-name.ts';
import { MessageMap, MessagePhoto } from './message-photo.tsx';
import { Button } from '#app/ui/button.tsx';
import { site } from '#content/site.ts';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { timeInWords } from '#app/lib/shown/time-in-words.ts';
import { useMessageTitle } from './names.ts';

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

/** How long after a mail was put on its way it is looked how it fares, in milliseconds. Later, a button does. */
const looks = [1_500, 5_000, 15_000];

/** While mails of the open message are on their way, looks by itself a few times what became of them. */
function useMailLooks(): void {
  const { message, take, inLine } = useOpenMessage();
  const waiting = message.mails.filter(({ delivery }) => delivery === 'underway').map(({ id }) => id);

  const look = useEffectEvent(async () => {
    const answer = await inLine(() => askFunction(`inbox/messages/${message.id}`, { method: 'GET' }));
    // Nobody asked for it, so nothing is said when it fails: the button beside the mail is still there.
    if (answer.ok) take(answer.value as WholeMessage);
  });
  const key = waiting.join(' ');
  useEffect(() => {
    if (key === '') return;
    const timers = looks.map((after) => setTimeout(() => void look(), after));
    return () => timers.forEach(clearTimeout);
  }, [key]);
}

/**
 * What the visitor wrote, letter for letter, and below where and in which language. Nothing in it becomes a link: it
 * comes from anybody. The one to the map is made by the server out of the place that a report names.
 */
function MessageText() {
  const t = useWords();
  const { message } = useOpenMessage();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(words.text)}</h3>
      <div className={`${styles.words} ${styles.letter}`} lang={message.locale} dir="auto">
        {message.message}
      </div>
      {!message.thing && <MessageMap />}
      {!message.thing && message.hasPhoto && <MessagePhoto />}
      <dl className={styles.facts}>
        {message.page && <MessageFact name={t(words.page)}>{message.page}</MessageFact>}
        <MessageFact name={t(words.language)}>{t(languageName(message.locale))}</MessageFact>
        <MessageFact name={t(words.reference)}>{message.reference}</MessageFact>
      </dl>
    </section>
  );
}

type Props = {
  /** Hears that it is about to be deleted from here. */
  onDelete: () => void;
};

/** Puts the message to the spam and takes it out again, or deletes it; nothing is asked, all can be undone. */
function PutAway({ onDelete }: Props) {
  const t = useWords();
  const { message, toHeading } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const id = useId();
  const isSpam = message.box === 'spam';
  const toggleSpam = () =>
    change(
      '',
      { method: 'PATCH', body: { isSpam: !isSpam } satisfies MessageChange },
      t(isSpam ? words.notSpamDone : words.spamDone),
    );

  async function remove(): Promise<void> {
    onDelete();
    if (await change('', { method: 'PATCH', body: { isDeleted: true } satisfies MessageChange }, t(words.deleted)))
      toHeading();
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(words.putAway)}</h3>
      <p className={styles.buttons}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void toggleSpam()}>
          {t(isSpam ? words.notSpam : words.spam)}
        </Button>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void remove()}>
          {t(words.delete)}
        </Button>
      </p>
      <p className={styles.small}>{t(words.deleteHint, { days: site.retentionDays.value.deleted })}</p>
      <DetailedOutcome outcome={outcome} />
    </section>
  );
}

/** What stands in the place of a message that was deleted here a moment ago. */
function DeletedNow({ heading, onUndone }: { heading: Ref<HTMLHeadingElement>; onUndone: () => void }) {
  const t = useWords();
  return (
    <article>
      <h2 ref={heading} tabIndex={-1} dir="auto">
        {t(words.deletedTitle, { title: useMessageTitle() })}
      </h2>
      <BringBack label={t(words.undo)} onBack={onUndone} />
    </article>
  );
}

/** Above a deleted message that was opened: until when it can be brought back, and the button for it. */
function Restore() {
  const t = useWords();
  return <BringBack label={t(words.restore)} onBack={() => {}} />;
}

function BringBack({ label, onBack }: { label: string; onBack: () => void }) {
  const t = useWords();
  const { message, toHeading } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const until = new Date(message.deletedAt ?? message.createdAt);
  until.setDate(until.getDate() + site.retentionDays.value.deleted);

  async function bringBack(): Promise<void> {
    if (!(await change('', { method: 'PATCH', body: { isDeleted: false } satisfies MessageChange }, t(words.restored))))
      return;
    onBack();
    toHeading();
  }

  return (
    <div className={styles.gone}>
      <p>{t(words.deletedUntil, { when: timeInWords(until.toISOString(), t) })}</p>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => void bringBack()}>
        {label}
      </Button>
      <DetailedOutcome outcome={outcome} />
    </div>
  );
}
