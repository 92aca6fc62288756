import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { thingWords as words } from '#content/inbox/things.ts';
import { coordinates } from '#contract/location.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { messageWords } from '#content/inbox/message.ts';
import { MessageFact } from './message-fact.tsx';
import { useOpenMessage } from './message-context.ts';
import { MessageMap, MessagePhoto } from './message-photo.tsx';
import { languageName, useVisitorName } from './names.ts';
import styles from './message.module.css';

/** A report of a found or lost thing, answer by answer. Where the message has no single answers nothing stands here. */
export function MessageThing() {
  const t = useWords();
  const { message } = useOpenMessage();
  const name = useVisitorName();
  const id = useId();
  const { thing, reasonId, email } = message;
  if (!thing) return null;
  const isLost = reasonId === 'lost-item';
  const said = (text: string) => text || t(words.notGiven);
  const { location } = thing;
  const point = location && (location.address || coordinates(location));
  return (
    <section aria-labelledby={id} lang={t.locale}>
      <h3 id={id}>{t(isLost ? words.lost : words.found)}</h3>
      <dl className={styles.facts}>
        <MessageFact name={t(words.item)}>
          <bdi lang={message.locale}>{said(thing.item)}</bdi>
        </MessageFact>
        <MessageFact name={t(isLost ? words.whereLost : words.whereFound)}>
          <bdi lang={message.locale}>{said([thing.place, point].filter(Boolean).join(' · '))}</bdi>
        </MessageFact>
        <MessageFact name={t(words.when)}>
          {thing.day ? dateInWords(thing.day, t.locale) : t(words.notGiven)}
        </MessageFact>
        <MessageFact name={t(words.description)}>
          <bdi className={styles.words} lang={message.locale}>
            {said(thing.description)}
          </bdi>
        </MessageFact>
        <MessageFact name={t(words.contact)}>
          <bdi>{[name, isEmailPlaceholder(email) ? '' : email, thing.phone].filter(Boolean).join(' · ')}</bdi>
          {isEmailPlaceholder(email) && !thing.phone && <p className={styles.small}>{t(words.nobody)}</p>}
        </MessageFact>
      </dl>
      <MessageMap />
      {message.hasPhoto ? <MessagePhoto /> : <p className={styles.small}>{t(words.noPhoto)}</p>}
    </section>
  );
}

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
      <h3 id={id}>{t(messageWords.text)}</h3>
      <div className={`${styles.words} ${styles.letter}`} lang={message.locale} dir="auto">
        {message.message}
      </div>
      {!message.thing && <MessageMap />}
      {!message.thing && message.hasPhoto && <MessagePhoto />}
      <dl className={styles.facts}>
        {message.page && <MessageFact name={t(messageWords.page)}>{message.page}</MessageFact>}
        <MessageFact name={t(messageWords.language)}>{t(languageName(message.locale))}</MessageFact>
        <MessageFact name={t(messageWords.reference)}>{message.reference}</MessageFact>
      </dl>
    </section>
  );
}
