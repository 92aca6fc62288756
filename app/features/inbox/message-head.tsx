import { type Ref, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { AlertIcon } from '#app/ui/icons.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import { boxWords, inboxWords } from '#content/inbox/words.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { useMessageTitle, useOpenMessage } from './message-context.ts';
import { MessageFact } from './message-fact.tsx';
import styles from './message.module.css';
import { StateMark } from './state-mark.tsx';
import { When } from './when.tsx';

/** Who wrote why and when, how far it is, and whether they want an answer: short, so that the words come soon. */
export function MessageHead({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const t = useWords();
  const { message } = useOpenMessage();
  const { state, isLate, box, suspected, answeredAt, wroteAgainAt } = message;
  // Said no longer, its room stays: the buttons below would move, and "Delete" would come under the pointer.
  const [whyAtFirst] = useState(() => (box === 'spam' ? whySpam(suspected) : undefined));
  const why = box === 'spam' ? whySpam(suspected) : whyAtFirst;
  return (
    <header className={styles.head}>
      <h2 ref={heading} tabIndex={-1} dir="auto">
        {useMessageTitle()}
      </h2>
      <p className={styles.marks}>
        <StateMark state={state} />
        {isLate && (
          <span className={styles.late}>
            <AlertIcon width="18" height="18" />
            {t(inboxWords.late)}
          </span>
        )}
        {box === 'deleted' && <span className={styles.late}>{t(boxWords.deleted)}</span>}
        {why !== undefined && (
          <span className={box === 'spam' ? styles.late : `${styles.late} ${styles.unsaid}`}>{t(why)}</span>
        )}
      </p>
      <dl className={styles.facts}>
        <MessageFact name={t(words.received)}>
          <When at={message.createdAt} />
        </MessageFact>
        {answeredAt && (
          <MessageFact name={t(words.answered)}>
            <When at={answeredAt} />
          </MessageFact>
        )}
        {wroteAgainAt && (
          <MessageFact name={t(words.wroteAgain)}>
            <When at={wroteAgainAt} />
          </MessageFact>
        )}
        <MessageFact name={t(words.wishes)}>{t(wishOf(message), { email: message.email })}</MessageFact>
      </dl>
    </header>
  );
}

function whySpam(suspected: string | null) {
  if (suspected === 'honeypot') return words.spamHoneypot;
  return suspected === 'team' ? words.spamByTeam : words.spamOther;
}

function wishOf({ email, answer }: { email: string; answer: 'email' | 'none' | null }) {
  if (isEmailPlaceholder(email)) return words.wishesNobody;
  return answer === 'none' ? words.wishesNone : words.wishesMail;
}
