import { useWords } from '#app/i18n/locale.ts';
import { replyWords as words } from '#content/inbox/replies.ts';
import { useOpenMessage } from './message-context.ts';
import { useVisitorName } from './message-title.ts';
import styles from './message.module.css';

/** Who gets the answer, from which address, and where what they write back goes. */
export function ReplyAddresses() {
  const t = useWords();
  const { message } = useOpenMessage();
  const name = useVisitorName();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t(words.to)}</dt>
        <dd>
          <bdi>{name}</bdi>, {message.email}
        </dd>
      </div>
      {message.answering && (
        <>
          <div>
            <dt>{t(words.from)}</dt>
            <dd>{message.answering.from}</dd>
          </div>
          <div>
            <dt>{t(words.replyTo)}</dt>
            <dd>{message.answering.replyTo}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
