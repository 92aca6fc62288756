import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { goTo } from '#app/lib/browser/go-to.ts';
import { takeFocusLate } from '#app/lib/browser/take-focus.ts';
import { useIsHere } from '#app/lib/browser/use-is-here.ts';
import { findDraft } from '#app/lib/forms/drafts.ts';
import { useOnce, type Outcome } from '#app/lib/forms/use-once.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import oneLine from '#app/ui/lines.module.css';
import { messageWords } from '#content/inbox/message.ts';
import { replyWords as words } from '#content/inbox/replies.ts';
import { inboxWords } from '#content/inbox/words.ts';
import type { WholeMessage, Mark } from '#contract/inbox-message.ts';
import type { MessagePage } from '#contract/inbox.ts';
import { inLocale } from '#contract/locale.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { listCall, pathToInbox, type Filters } from './filters.ts';
import { MailLine } from './mail-line.tsx';
import { useOpenMessage, useChange } from './message-context.ts';
import styles from './message.module.css';
import { inboxProblem, readInbox } from './read-inbox.ts';
import { replyForm, ReplyForm } from './reply-form.tsx';
import { When } from './when.tsx';

/** What was answered, and a form to answer; closed where an answer is not wanted or was given. */
export function Replies({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { message } = useOpenMessage();
  const changing = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(() => waitsForUs(message) || findDraft(replyForm, message.id) !== undefined);
  // The form was opened by a press, and takes the focus.
  const [isWritten, setWritten] = useState(false);
  const id = useId();

  function open(): void {
    changing.tell(undefined);
    setWritten(true);
    setOpen(true);
  }

  function close(): void {
    flushSync(() => setOpen(false));
    takeFocusLate(heading.current);
  }

  const why = whyNot(message);
  const isWanted = message.answer !== 'none';
  // "On its way" is not said beside "nobody has received it".
  const last = message.replies.at(-1)?.id;
  const isUnsent = message.mails.some(({ replyId, isFile }) => isFile && replyId === last);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t(words.title)}
      </h3>
      <RepliesGiven isReadOnly={isReadOnly} />
      {!isReadOnly && why && <p>{t(why)}</p>}
      {!isReadOnly && !why && isOpen && <ReplyForm changing={changing} takesFocus={isWritten} onSent={close} />}
      {!isReadOnly && !why && !isOpen && (
        <>
          {!isWanted && message.replies.length === 0 && <p>{t(words.noneWanted)}</p>}
          <Button look="quiet" onClick={open}>
            {t(message.answeredAt ? words.another : isWanted ? words.open : words.anyway)}
          </Button>
        </>
      )}
      <DetailedOutcome outcome={isUnsent && !changing.outcome?.isFailure ? undefined : changing.outcome} />
      {message.answeredAt !== null && !waitsForUs(message) && <NextWaiting />}
      {!isReadOnly && <OtherWays canAnswer={!isEmailPlaceholder(message.email)} />}
    </section>
  );
}

function waitsForUs({ answer, answeredAt, wroteAgainAt }: WholeMessage): boolean {
  if (answeredAt === null) return answer !== 'none';
  return wroteAgainAt !== null && wroteAgainAt > answeredAt;
}

function whyNot({ email, box }: WholeMessage) {
  if (isEmailPlaceholder(email)) return messageWords.noAddress;
  return box === 'spam' ? messageWords.isSuspected : undefined;
}

/** What the team has answered so far, each with how its mail fares. */
function RepliesGiven({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { message, me } = useOpenMessage();
  if (message.replies.length === 0) return null;
  return (
    <ol className={styles.entries}>
      {message.replies.map((reply) => (
        <li key={reply.id}>
          <p className={styles.by}>
            <bdi>
              {reply.author?.id === me ? t(messageWords.byMe) : (reply.author?.name ?? t(inboxWords.somebodyGone))}
            </bdi>
            , <When at={reply.createdAt} />
          </p>
          {reply.text === null ? (
            <p>{t(words.elsewhere)}</p>
          ) : (
            <div className={styles.words} lang={message.locale} dir="auto">
              {reply.text}
            </div>
          )}
          {message.mails
            .filter(({ replyId }) => replyId === reply.id)
            .map((mail) => (
              <MailLine key={mail.id} mail={mail} isReadOnly={isReadOnly} />
            ))}
        </li>
      ))}
    </ol>
  );
}

const waiting: Filters = { box: 'inbox', only: 'waiting' };

/** From an answered message to the next that waits: the one below it in the list, or else the first. */
function NextWaiting() {
  const t = useWords();
  const { message, me } = useOpenMessage();
  const { isBusy, once, outcome, tell } = useOnce();
  const isHere = useIsHere();

  async function go(): Promise<Outcome | undefined> {
    const answer = await readInbox<MessagePage>(listCall(waiting, me));
    // Whoever has left the message meanwhile is led nowhere.
    if (answer === undefined || !isHere()) return undefined;
    if (!answer.ok) return { text: inboxProblem(answer, t), isFailure: true };
    const others = answer.value.messages.filter(({ id }) => id !== message.id);
    const next = others.find(({ createdAt }) => createdAt <= message.createdAt) ?? others[0];
    if (!next) return { text: t(words.noneWaits) };
    goTo(inLocale(pathToInbox(waiting, next.id), t.locale));
    return undefined;
  }

  return (
    <>
      <p className={styles.next}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void once(go).then(tell)}>
          {t(words.next)}
        </Button>
      </p>
      <DetailedOutcome outcome={outcome} />
    </>
  );
}

/** What happens outside of the inbox, to be noted here: an answer from one's own mail program, a further mail. */
function OtherWays({ canAnswer }: { canAnswer: boolean }) {
  const t = useWords();
  const { message } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const mark = (mark: Mark, said: string) => change('/marks', { method: 'POST', body: { mark } }, said);
  const subject = encodeURIComponent(`(${message.reference})`);
  return (
    <div className={styles.ways}>
      <Disclosure closed={t(words.otherWays)}>
        <p className={buttonRow.buttons}>
          {canAnswer && (
            <a className={buttonClass('quiet')} href={`mailto:${encodeURIComponent(message.email)}?subject=${subject}`}>
              {t(words.ownProgram)}
            </a>
          )}
          <Button
            look="quiet"
            aria-disabled={isBusy}
            onClick={() => void mark('answered_elsewhere', t(words.elsewhereDone))}
          >
            {t(words.markElsewhere)}
          </Button>
          <Button look="quiet" aria-disabled={isBusy} onClick={() => void mark('wrote_again', t(words.againDone))}>
            {t(words.markAgain)}
          </Button>
        </p>
        <p className={oneLine.small}>{t(words.againHint)}</p>
        <DetailedOutcome outcome={outcome} />
      </Disclosure>
    </div>
  );
}
