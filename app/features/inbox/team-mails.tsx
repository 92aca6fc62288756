import { useId, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import type { MailState, WholeMessage } from '#contract/inbox.ts';
import { MailLine } from './mail-line.tsx';
import { useOpenMessage } from './message-context.ts';

/**
 * How the team's own mail about the message fares, where it has not left when the message is opened. What has left, or
 * never was, stands with who did what (history.tsx): there is nothing to do about it.
 */
export function TeamMails({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { message } = useOpenMessage();
  const mails = teamMails(message);
  // It stays once it was shown: nothing moves when the mail leaves meanwhile.
  const [isTold] = useState(() => mails.some(({ delivery }) => delivery !== 'sent'));
  const id = useId();
  if (!isTold) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(words.mails)}</h3>
      {mails.map((mail) => (
        <MailLine key={mail.id} mail={mail} isReadOnly={isReadOnly} />
      ))}
    </section>
  );
}

/** The mails about a message that went to the team, not to its visitor. */
export const teamMails = ({ mails }: WholeMessage): readonly MailState[] =>
  mails.filter(({ kind }) => kind === 'message');
