import { useEffect, useRef, useState, useEffectEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { TryAgain } from '#app/parts/try-again.tsx';
import { Button } from '#app/ui/button.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import type { TeamMember, WholeMessage } from '#contract/inbox.ts';
import { inboxProblem, readInbox } from './read-inbox.ts';
import { MessageContext } from './message-context.ts';
import { OpenedMessage } from './opened-message.tsx';
import styles from './message.module.css';
import { flushSync } from 'react-dom';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { withoutMoving } from './without-moving.ts';

type Props = {
  id: string;
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
export function MessageView(props: Props) {
  return <Loaded key={props.id} {...props} />;
}

function Loaded({ id, team, isTeamMissing, changes, onBack, onChanged }: Props) {
  const t = useWords();
  const auth = useAuth();
  const { message, failure, isLoading, load, ...rest } = useLoadedMessage(id, changes, onChanged);
  const [me, setMe] = useState('');
  // What stands here stays while a session that has ended is renewed.
  if (auth.status === 'signed-in' && auth.session.user.id !== me) setMe(auth.session.user.id);
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
      {!message && isLoading && <p role="status">{t(words.loading)}</p>}
      {!message && !isLoading && failure && <TryAgain text={inboxProblem(failure, t)} onAgain={() => void load()} />}
    </div>
  );
}

/**
 * Fetches one message of the inbox.
 * @param changes Another number whenever somebody else may have changed it.
 * @param onChanged Hears how the message stands, at first and after each change.
 */
function useLoadedMessage(id: string, changes: number, onChanged: (message: WholeMessage) => void) {
  const {
    value: message,
    change,
    ...rest
  } = useLoad(async () => {
    const answer = await readInbox<WholeMessage>(`inbox/messages/${id}`);
    if (answer?.ok) onChanged(answer.value);
    return answer;
  });
  const seen = useRef(changes);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  // At once, so that the focus can go to what this draws.
  function take(next: WholeMessage): void {
    flushSync(() => change(() => next));
    onChanged(next);
  }

  function inLine<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = line.current.then(work);
    line.current = turn.catch(() => {});
    return turn;
  }

  // Nobody here asked for it, so nothing is said when it fails. A message that was moved stays as it was opened: forms
  // would go under the fingers. Its entry says where it is, and so does the next thing that is tried with it.
  const lookAgain = useEffectEvent(async () => {
    if (seen.current === changes) return;
    seen.current = changes;
    const answer = await inLine(() => readInbox<WholeMessage>(`inbox/messages/${id}`));
    if (!answer?.ok) return;
    const { value } = answer;
    withoutMoving(() => {
      change((shown) => shown && { ...value, box: shown.box, deletedAt: shown.deletedAt });
      onChanged(value);
    });
  });
  useEffect(() => void lookAgain(), [changes]);

  return { ...rest, message, take, inLine };
}
