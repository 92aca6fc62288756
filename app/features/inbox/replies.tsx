import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { findDraft } from '#app/lib/drafts.ts';
import { Button } from '#app/ui/button.tsx';
import { messageWords } from '#content/inbox/message.ts';
import { replyWords as words } from '#content/inbox/replies.ts';
import type { WholeMessage } from '#contract/inbox.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { RepliesGiven } from './replies-given.tsx';
import { useOpenMessage } from './message-context.ts';
import { NextWaiting } from './next-waiting.tsx';
import { OtherWays } from './other-ways.tsx';
import { replyForm, ReplyForm } from './reply-form.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { useChange } from './use-change.ts';

/** What was answered, and a form to answer; closed where an answer is not wanted or was given. */
export function Replies({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { message, me } = useOpenMessage();
  const changing = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const variant = `${me}:${message.id}`;
  const [isOpen, setOpen] = useState(() => waitsForUs(message) || findDraft(replyForm, variant) !== undefined);
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
    heading.current?.focus();
  }

  const why = whyNot(message);
  const isWanted = message.answer !== 'none';
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t(words.title)}
      </h3>
      <RepliesGiven isReadOnly={isReadOnly} />
      {!isReadOnly && why && <p>{t(why)}</p>}
      {!isReadOnly && !why && isOpen && <ReplyForm {...{ variant, changing }} takesFocus={isWritten} onSent={close} />}
      {!isReadOnly && !why && !isOpen && (
        <>
          {!isWanted && message.replies.length === 0 && <p>{t(words.noneWanted)}</p>}
          <Button look="quiet" onClick={open}>
            {t(message.answeredAt ? words.another : isWanted ? words.open : words.anyway)}
          </Button>
        </>
      )}
      <DetailedOutcome outcome={changing.outcome} />
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
