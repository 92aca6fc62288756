import { useId, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import oneLine from '#app/ui/lines.module.css';
import { historyActors, historyWords } from '#content/inbox/history.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxWords, stateWords } from '#content/inbox/words.ts';
import type { LogEntry, MailState, WholeMessage } from '#contract/inbox-message.ts';
import type { MessageState, TeamMember } from '#contract/inbox.ts';
import type { Words } from '#contract/words.ts';
import { MailLine } from './mail-line.tsx';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { When } from './when.tsx';

/** Who did what with the message, and when the team was told of it; closed until somebody asks. */
export function History() {
  const t = useWords();
  const { message, me, team } = useOpenMessage();
  const mails = teamMails(message);
  return (
    <Disclosure closed={t(words.history)}>
      {mails.length === 0 && <p>{t(words.noMail)}</p>}
      {mails.map(({ id, delivery, sentAt, isFile }) => (
        <p key={id}>
          {delivery === 'sent' &&
            sentAt !== null &&
            t(isFile ? words.mailIsFile : words.teamMailSent, { when: timeInWords(sentAt, t) })}
        </p>
      ))}
      <p className={oneLine.small}>{t(words.historyMost)}</p>
      <ul className={styles.history}>
        {message.log.map((entry) => (
          <li key={`${entry.createdAt} ${entry.action}`}>
            <bdi>{sentence(entry, me, team ?? [], t)}</bdi>{' '}
            <span className={oneLine.small}>
              <When at={entry.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function sentence({ actor, action, details }: LogEntry, me: string, team: readonly TeamMember[], t: Words): string {
  const named = (member: TeamMember | undefined | null) => member?.name ?? t(inboxWords.somebodyGone);
  const isMe = actor?.id === me;
  const by = { who: isMe ? t(historyActors.me) : t(historyActors.other, { name: named(actor) }) };
  const to = details['to'] ?? null;
  if (action === 'state_changed') return t(historyWords[action], { ...by, what: t(stateWords[to as MessageState]) });
  if (action !== 'caretaker_changed') return t(historyWords[action], by);
  if (to === null) return t(historyWords.caretaker_left, by);
  if (to === actor?.id) return t(historyWords.caretaker_taken, by);
  if (to === me) return t(historyWords.caretaker_is_me, by);
  return t(historyWords[action], { ...by, what: named(team.find(({ id }) => id === to)) });
}

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
const teamMails = ({ mails }: WholeMessage): readonly MailState[] => mails.filter(({ kind }) => kind === 'message');
