import { useWords, type Words } from '#app/i18n/locale.ts';
import { fill } from '#app/lib/fill.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { historyWords } from '#content/inbox-history.ts';
import { messageWords as words } from '#content/inbox-message.ts';
import { inboxWords, stateWords } from '#content/inbox-words.ts';
import type { LogEntry, MessageState, TeamMember } from '#contract/inbox.ts';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css?late';
import { When } from './when.tsx';

/** Who did what with the message, closed until somebody asks. */
export function History() {
  const t = useWords();
  const { message, me, team } = useOpenMessage();
  return (
    <Disclosure closed={t.of(words.history)}>
      <p className={styles.small}>{t.of(words.historyMost)}</p>
      <ul className={styles.history}>
        {message.log.map((entry) => (
          <li key={`${entry.createdAt} ${entry.action}`}>
            <bdi>{sentence(entry, me, team ?? [], t)}</bdi>{' '}
            <span className={styles.small}>
              <When at={entry.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function sentence({ actor, action, details }: LogEntry, me: string, team: readonly TeamMember[], t: Words): string {
  const named = (member: TeamMember | undefined | null) => member?.name ?? t.of(inboxWords.somebodyGone);
  const who = actor?.id === me ? t.of(words.byMe) : named(actor);
  const to = details['to'] ?? null;
  if (action === 'state_changed')
    return fill(t.of(historyWords[action]), { who, what: t.of(stateWords[to as MessageState]) });
  if (action !== 'caretaker_changed') return fill(t.of(historyWords[action]), { who });
  if (to === null) return fill(t.of(historyWords.caretaker_left), { who });
  if (to === actor?.id) return fill(t.of(historyWords.caretaker_taken), { who });
  const what = to === me ? t.of(words.byMe) : named(team.find(({ id }) => id === to));
  return fill(t.of(historyWords[action]), { who, what });
}
