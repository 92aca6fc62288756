import { useRef, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { sentWords } from '#content/contact/sent.ts';
import type { Sendable } from '#app/lib/under-way.ts';
import { useSending } from '#app/lib/use-sending.ts';
import { whyNotSent } from '#app/lib/why-not-sent.ts';
import { closeDialogAround } from '#app/ui/dialog.tsx';
import { messageDialogs } from '#content/contact/message-dialogs.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { LookUpLater, type Arrived } from './look-up-later.tsx';
import styles from './message-dialog.module.css';
import { MessageForm, type Subject } from './message-form.tsx';

/** What became of a message, in words, and what is known of one that arrived. */
export type MessageOutcome = { text: ReactNode; isFailure: boolean; arrived?: Arrived };

type Props = {
  subject: Subject;
  page: string;
  /** Which opening of the dialog this is; undefined while it is closed. */
  opening: number | undefined;
  onClosed: () => void;
  /** Kept by the opener, where it is still read when the dialog is closed. */
  outcome: MessageOutcome | undefined;
  onOutcome: (outcome: MessageOutcome | undefined) => void;
};

/**
 * A dialog that writes one kind of message to the team. It stays, closed, once it was opened: so a message
 * that is on its way when somebody closes the dialog is waited for, and is still on its way when it is opened again.
 */
export function MessageDialog({ subject, page, opening, onClosed, outcome, onOutcome }: Props) {
  const t = useWords();
  const content = useRef<HTMLDivElement>(null);
  const { isSending, send } = useSending();
  const { sent, failed } = messageDialogs[subject.kind];

  async function deliver(message: Sendable, clear: () => void) {
    if (isSending) return;
    onOutcome(undefined);
    const result = await send(message, { sent, failed });
    if (!result) return;
    if (result.ok) {
      clear();
      closeDialogAround(content.current);
      const { reference, status } = result.receipt;
      const text = (
        <>
          {`${t(sent)}\n${t(sentWords.reference, { reference: '' })}`}
          <span className={styles.number}>{reference}</span>
        </>
      );
      const arrived = { reference, status, hasAddress: !isEmailPlaceholder(message.email) };
      return onOutcome({ text, isFailure: false, arrived });
    }
    const detail = whyNotSent(result, t);
    onOutcome({ text: [t(failed), detail].filter(Boolean).join(' '), isFailure: true });
  }

  if (opening === undefined)
    return outcome?.arrived && <LookUpLater key={outcome.arrived.reference} {...outcome.arrived} />;
  return (
    <MessageForm
      key={opening}
      content={content}
      subject={subject}
      page={page}
      isSending={isSending}
      failure={outcome?.isFailure ? outcome.text : undefined}
      onSend={(message, clear) => void deliver(message, clear)}
      onClosed={onClosed}
    />
  );
}
