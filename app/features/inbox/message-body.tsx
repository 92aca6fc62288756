import { useId, useEffect, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { failureIn, readToken, type FunctionAnswer } from '#app/lib/account/ask-function.ts';
import { useCall } from '#app/lib/account/use-call.ts';
import { backendKey, backendUrl, patience } from '#app/lib/backend/backend.ts';
import { signalAfter } from '#app/lib/browser/signal-after.ts';
import { useIsHere } from '#app/lib/browser/use-is-here.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import oneLine from '#app/ui/lines.module.css';
import { messageWords as words } from '#content/inbox/message.ts';
import { thingWords } from '#content/inbox/things.ts';
import { inboxWords } from '#content/inbox/words.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { coordinates } from '#contract/location.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { useOpenMessage, useVisitorName } from './message-context.ts';
import { MessageFact } from './message-fact.tsx';
import styles from './message.module.css';
import { languageName } from './names.ts';
import { inboxProblem } from './read-inbox.ts';

/** A report of a found or lost thing, answer by answer. Where the message has no single answers nothing stands here. */
export function MessageThing() {
  const t = useWords();
  const { message } = useOpenMessage();
  const name = useVisitorName();
  const id = useId();
  const { thing, reasonId, email } = message;
  if (!thing) return null;
  const isLost = reasonId === 'lost-item';
  const said = (text: string) => text || t(thingWords.notGiven);
  const { location } = thing;
  const point = location && (location.address || coordinates(location));
  return (
    <section aria-labelledby={id} lang={t.locale}>
      <h3 id={id}>{t(isLost ? thingWords.lost : thingWords.found)}</h3>
      <dl className={styles.facts}>
        <MessageFact name={t(thingWords.item)}>
          <bdi lang={message.locale}>{said(thing.item)}</bdi>
        </MessageFact>
        <MessageFact name={t(isLost ? thingWords.whereLost : thingWords.whereFound)}>
          <bdi lang={message.locale}>{said([thing.place, point].filter(Boolean).join(' · '))}</bdi>
        </MessageFact>
        <MessageFact name={t(thingWords.when)}>
          {thing.day ? dateInWords(thing.day, t.locale) : t(thingWords.notGiven)}
        </MessageFact>
        <MessageFact name={t(thingWords.description)}>
          <bdi className={styles.words} lang={message.locale}>
            {said(thing.description)}
          </bdi>
        </MessageFact>
        <MessageFact name={t(thingWords.contact)}>
          <bdi>{[name, isEmailPlaceholder(email) ? '' : email, thing.phone].filter(Boolean).join(' · ')}</bdi>
          {isEmailPlaceholder(email) && !thing.phone && <p className={oneLine.small}>{t(thingWords.nobody)}</p>}
        </MessageFact>
      </dl>
      <MessageMap />
      {message.hasPhoto ? <MessagePhoto /> : <p className={oneLine.small}>{t(thingWords.noPhoto)}</p>}
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

/** The photo of a report. It is fetched and shown only when somebody asks for it, and leaves the memory with the view. */
function MessagePhoto() {
  const t = useWords();
  const { message } = useOpenMessage();
  const { outcome, isBusy, call, fail } = useCall(inboxProblem);
  const [address, setAddress] = useState<string>();
  const name = useVisitorName();
  const isHere = useIsHere();
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);

  async function toggle(): Promise<void> {
    if (address !== undefined) return setAddress(undefined);
    const answer = await call(() => fetchPhoto(message.id));
    // Of a message that was left meanwhile nobody would take it out of the memory again.
    if (answer === undefined || !isHere()) return;
    if (answer.ok) setAddress(URL.createObjectURL(answer.value));
    else fail(answer);
  }

  const press = address === undefined ? words.showPhoto : words.hidePhoto;
  return (
    <div className={styles.photo}>
      <Button look="quiet" aria-disabled={isBusy} aria-expanded={address !== undefined} onClick={() => void toggle()}>
        {t(isBusy ? inboxWords.busy : press)}
      </Button>
      <DetailedOutcome outcome={outcome} />
      {address && <img src={address} alt={t(words.photoAlt, { name })} />}
    </div>
  );
}

/** The way to the place that a report names, on a map elsewhere. The address is made by the server. */
function MessageMap() {
  const t = useWords();
  const { mapUrl } = useOpenMessage().message;
  if (!mapUrl) return null;
  return (
    <p>
      <a className={styles.map} href={mapUrl} target="_blank" rel="noreferrer noopener">
        {t(words.map)}
      </a>
    </p>
  );
}

/**
 * Fetches the photo of a message for whoever is signed in: functions-js would read a picture as text. Never throws;
 * failures are those of `askFunction`.
 */
async function fetchPhoto(id: string): Promise<FunctionAnswer<Blob>> {
  const token = await readToken();
  if (!token.ok) return token;
  try {
    const answer = await fetch(`${backendUrl}/functions/v1/inbox/messages/${id}/photo`, {
      headers: {
        apikey: backendKey,
        authorization: `Bearer ${token.value}`,
        'accept-language': document.documentElement.lang,
      },
      signal: signalAfter(patience),
    });
    return answer.ok ? { ok: true, value: await answer.blob() } : await failureIn(answer);
  } catch {
    return { ok: false, because: 'unreachable' };
  }
}
