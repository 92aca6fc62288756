import { useRef, useState, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { sendMessage } from '#app/lib/messages/send-message.ts';
import type { Sendable } from '#app/lib/messages/under-way.ts';
import { whyNotSent } from '#app/lib/messages/why-not-sent.ts';
import { StatusLink } from '#app/parts/status-link.tsx';
import { closeDialogAround } from '#app/ui/dialog.tsx';
import { More } from '#app/ui/more.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { messageDialogs } from '#content/contact/message-dialogs.ts';
import { sentWords } from '#content/contact/sent.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import styles from './message-dialog.module.css';
import { MessageForm, type Subject } from './message-form.tsx';

/** What became of a message, in words, and what is known of one that arrived. */
type MessageOutcome = { text: ReactNode; isFailure: boolean; arrived?: Arrived };

type Props = {
  subject: Subject;
  page: string;
  /** Which opening of the dialog this is; undefined while it is closed. */
  opening: number | undefined;
  onClosed: () => void;
};

/**
 * A dialog that writes one kind of message to the team. It stays, closed, once it was opened: so a message
 * that is on its way when somebody closes the dialog is waited for, and is still on its way when it is opened again.
 * What became of it is read beside the opener.
 */
export function MessageDialog({ subject, page, opening, onClosed }: Props) {
  const t = useWords();
  const [outcome, setOutcome] = useState<MessageOutcome>();
  const content = useRef<HTMLDivElement>(null);
  const { isBusy: isSending, once } = useOnce();
  const { sent, failed } = messageDialogs[subject.kind];

  async function deliver(message: Sendable, clear: () => void) {
    setOutcome(undefined);
    const result = await sendMessage(message, { sent, failed });
    if (result.ok) {
      clear();
      closeDialogAround(content.current);
      const { reference, status } = result.value;
      const text = (
        <>
          {`${t(sent)}\n${t(sentWords.reference, { reference: '' })}`}
          <span className={styles.number}>{reference}</span>
        </>
      );
      const arrived = { reference, status, hasAddress: !isEmailPlaceholder(message.email) };
      return setOutcome({ text, isFailure: false, arrived });
    }
    const detail = whyNotSent(result, t);
    setOutcome({ text: [t(failed), detail].filter(Boolean).join(' '), isFailure: true });
  }

  return (
    <>
      {/* There before its words, or no screen reader would say them. */}
      <div className={outcome ? styles.outcome : 'heard'}>
        <Outcome {...outcome} />
      </div>
      {opening === undefined ? (
        outcome?.arrived && <LookUpLater key={outcome.arrived.reference} {...outcome.arrived} />
      ) : (
        <MessageForm
          key={opening}
          content={content}
          subject={subject}
          page={page}
          isSending={isSending}
          failure={outcome?.isFailure ? outcome.text : undefined}
          onSend={(message, clear) => void once(() => deliver(message, clear))}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

/** A message that arrived; `status` is the end of the link to look it up later (contract/status.ts). */
type Arrived = { reference: string; status: string | undefined; hasAddress: boolean };

/**
 * The link to what became of a message, and the ways to keep it. Closed at first: the opener may stand in the bar above
 * the page, and all of the page moves down for what is shown here.
 */
function LookUpLater(sent: Arrived) {
  const t = useWords();
  if (!sent.status) return null;
  return (
    <More words={t(statusLink.later)} className={styles.later}>
      <StatusLink {...sent} />
    </More>
  );
}
