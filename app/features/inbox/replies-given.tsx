import { useWords } from '#app/i18n/locale.ts';
import { messageWords } from '#content/inbox/message.ts';
import { replyWords as words } from '#content/inbox/replies.ts';
import { inboxWords } from '#content/inbox/words.ts';
import { MailLine } from './mail-line.tsx';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { When } from './when.tsx';

/** What the team has answered so far, each with how its mail fares. */
export function RepliesGiven({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { message, me } = useOpenMessage();
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
