import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { thingWords as words } from '#content/inbox/things.ts';
import { coordinates } from '#contract/location.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { MessageFact } from './message-fact.tsx';
import { useOpenMessage } from './message-context.ts';
import { MessageMap, MessagePhoto } from './message-photo.tsx';
import { useVisitorName } from './names.ts';
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
