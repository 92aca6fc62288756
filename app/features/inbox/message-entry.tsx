import { useWords } from '#app/i18n/locale.ts';
import { firstCharacters } from '#app/lib/text/excerpt.ts';
import { listWords } from '#content/inbox/list.ts';
import { boxWords, deliveryWords, inboxWords as words } from '#content/inbox/words.ts';
import { pathToInbox, type Filters, fromList } from './filters.ts';
import { HereLink } from './here-link.tsx';
import styles from './message-entry.module.css';
import { caredBy, reasonName, visitorName } from './names.ts';
import { StateMark } from './state-mark.tsx';
import type { Entries } from './use-messages.ts';
import { When } from './when.tsx';

/** The id of the link to a message, so that the focus finds it again. */
export const entryId = (messageId: string): string => `message-${messageId}`;

/** Two lines on a desktop. The server sends some more, so that the cut can be seen. */
const excerptLength = 180;

/** A message in the list: who, why, how it begins, and in words how it fares. The whole of it is one link. */
export function MessageEntry({ message, filters, me }: { message: Entries[number]; filters: Filters; me: string }) {
  const t = useWords();
  const { id, name, excerpt, state, caretaker, delivery, isLate, hasPhoto, isAnswerWanted, createdAt, box } = message;
  const marks = [
    box !== undefined && box !== filters.box && t(listWords.moved, { box: t(boxWords[box]) }),
    isLate && t(words.late),
    (delivery === 'bounced' || delivery === 'failing') && t(deliveryWords[delivery]),
    hasPhoto && t(words.hasPhoto),
    !isAnswerWanted && t(words.noAnswerWanted),
  ].filter((mark) => mark !== false);
  return (
    <li className={styles.entry}>
      <h3>
        <HereLink id={entryId(id)} to={pathToInbox(filters, id)} {...fromList}>
          <bdi>{visitorName(name, t)}</bdi>
          <span className={styles.reason}>
            <span className="heard">: </span>
            {reasonName(message, t)}
          </span>
        </HereLink>
      </h3>
      <p className={styles.excerpt} dir="auto">
        {firstCharacters(excerpt.replaceAll(/\s+/gu, ' '), excerptLength)}
      </p>
      <ul className={styles.facts}>
        <li>
          <When at={createdAt} />
        </li>
        <li>
          <StateMark state={state} />
        </li>
        <li>{caredBy(caretaker, me, t)}</li>
        {marks.map((mark) => (
          <li key={mark} className={styles.told}>
            {mark}
          </li>
        ))}
      </ul>
    </li>
  );
}
