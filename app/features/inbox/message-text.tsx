import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import { MessageFact } from './message-fact.tsx';
import { languageName } from './language-name.ts';
import { useOpenMessage } from './message-context.ts';
import { MessageMap } from './message-map.tsx';
import { MessagePhoto } from './message-photo.tsx';
import styles from './message.module.css';

/**
 * What the visitor wrote, letter for letter, and below where and in which language. Nothing in it becomes a link: it
 * comes from anybody. The one to the map is made by the server out of the place that a report names.
 */
export function MessageText() {
  const t = useWords();
  const { message } = useOpenMessage();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(words.text)}</h3>
      <div className={`${styles.words} ${styles.letter}`} lang={message.locale} dir="auto">
        {message.message}
      </div>
      {!message.thing && <MessageMap />}
      {!message.thing && message.hasPhoto && <MessagePhoto />}
      <dl className={styles.facts}>
        {message.page && <MessageFact name={t(words.page)}>{message.page}</MessageFact>}
        <MessageFact name={t(words.language)}>{t(languageName(message.locale))}</MessageFact>
        <MessageFact name={t(words.reference)}>{message.reference}</MessageFact>
      </dl>
    </section>
  );
}
