import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { messageWords as words } from '#content/inbox-message.ts';
import { MailLine } from './mail-line.tsx';
import { useOpenMessage } from './message-context.ts';

/** Whether the team's own mail about the message arrived. */
export function TeamMails({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { message } = useOpenMessage();
  const mails = message.mails.filter(({ kind }) => kind === 'message');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t.of(words.mails)}</h3>
      {mails.length === 0 && <p>{t.of(words.noMail)}</p>}
      {mails.map((mail) => (
        <MailLine key={mail.id} mail={mail} isReadOnly={isReadOnly} />
      ))}
    </section>
  );
}
