import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { backendUrl, patience } from '#app/lib/backend/backend.ts';
import { focusTitle } from '#app/lib/browser/focus-title.ts';
import { signalAfter } from '#app/lib/browser/signal-after.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { statusStates, statusWords as words } from '#content/contact/status.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import type { MessageStatus } from '#contract/inbox-message.ts';
import type { Locale } from '#contract/locale.ts';
import { statusTokenPattern } from '#contract/status.ts';
import styles from './status.module.css';

/** These say that there is a message, and when it came. */
const known: readonly State[] = ['received', 'read', 'answered'];

/**
 * What became of a message, which we promise to answer within `days`. Our server has looked it up, so it is there without
 * JavaScript. On a copy of the site that another server sends, the end of the link stands behind `#`, and the script
 * asks; until then nothing is here.
 */
export function Status({ found, days }: { found?: StatusInWords | undefined; days: number }) {
  const t = useWords();
  const { pathname } = usePlace();
  const [shown, setShown] = useState(found);
  const { once, isBusy } = useOnce();

  const ask = () =>
    once(async () => {
      const answer = await askStatus(tokenOf(pathname), t.locale);
      setShown(answer);
      return answer;
    });

  const askFirst = useEffectEvent(() => {
    if (found || tokenOf(pathname) === '') return;
    setShown({ state: 'asking', date: '' });
    void ask();
  });
  useEffect(() => askFirst(), []);

  /** Without scripts the form loads the page again, which is the same. */
  async function again(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await ask();
    // The button that asked goes, the focus must not.
    if (answer && answer.state !== 'away') focusTitle();
  }

  if (!shown) return null;
  const { state, date } = shown;
  return (
    <div className={styles.box} role="status">
      <section>
        <h2>{t(statusStates[state].title)}</h2>
        {known.includes(state) && <p>{t(words.arrived, { date })}</p>}
        <p>{t(statusStates[state].text)}</p>
        {(state === 'received' || state === 'read') && (
          <p>
            {t(words.ifWanted, { days })} {t(words.keep)}
          </p>
        )}
        {state === 'away' && (
          <form onSubmit={(event) => void again(event)}>
            <Button type="submit" aria-disabled={isBusy}>
              {t(isBusy ? statusStates.asking.text : words.again)}
            </Button>
          </form>
        )}
        {(state === 'answered' || state === 'unknown') && (
          <p>
            <Link to={pathTo('contact')}>{t(words.write)}</Link>
          </p>
        )}
      </section>
    </div>
  );
}

/** The end of the link: of the address, or behind `#`. */
const tokenOf = (pathname: string) => /\/status\/([^/]+)$/u.exec(pathname)?.[1] ?? location.hash.slice(1);

type State = keyof typeof statusStates;

/** What the page shows. `date` is in words, and empty where there is none. */
type StatusInWords = { state: State; date: string };

/** Asks the server what became of the message whose link ends with `token`. Never throws. */
async function askStatus(token: string, locale: Locale): Promise<StatusInWords> {
  // Nobody need be asked about what is no end of a link of ours, such as none at all.
  if (!statusTokenPattern.test(token)) return { state: 'unknown', date: '' };
  try {
    const answer = await fetch(`${backendUrl}/functions/v1/message-status?token=${encodeURIComponent(token)}`, {
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: signalAfter(patience),
    });
    if (answer.status === 404) return { state: 'unknown', date: '' };
    if (!answer.ok) return { state: 'away', date: '' };
    const { status, receivedOn } = (await answer.json()) as MessageStatus;
    return { state: status, date: dateInWords(receivedOn, locale) };
  } catch {
    return { state: 'away', date: '' };
  }
}
