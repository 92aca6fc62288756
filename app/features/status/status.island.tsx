import { useEffect, useRef, useState, type FormEvent } from 'react';
import { usePlace } from '#app/i18n/place.ts';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { Box } from '#app/ui/box.tsx';
import { Button } from '#app/ui/button.tsx';
import { site } from '#content/site.ts';
import { statusStates, statusWords as words, withoutScripts } from '#content/contact/status.ts';
import { askStatus, type Shown, type State } from './ask-status.ts';

const states = Object.keys(statusStates) as State[];

/** These say that there is a message, and when it came. */
const known: readonly State[] = ['received', 'read', 'answered'];

/**
 * What became of a message. All states are in the page, and all but one hidden: our server shows the right one
 * (server/inbox/status-page.ts), so it is there without JavaScript. Where it does not, the script asks.
 */
export function Status() {
  const t = useWords();
  const token = usePlace().pathname.split('/').at(-1) ?? '';
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ state: 'asking', date: '' });
  const [turn, setTurn] = useState(0);
  const [isAskedAgain, setAskedAgain] = useState(false);

  useEffect(() => {
    const written = box.current?.querySelector<HTMLElement>('[data-state]:not([hidden])');
    const state = written?.dataset['state'] as State | undefined;
    if (turn === 0 && state && state !== 'asking') {
      setShown({ state, date: written?.querySelector('[data-received-on]')?.textContent ?? '' });
      return;
    }
    const left = new AbortController();
    const show = (found: Shown): void => {
      if (left.signal.aborted) return;
      setAskedAgain(false);
      setShown(found);
      // The button that asked goes, the focus must not.
      if (turn > 0 && found.state !== 'away') document.querySelector<HTMLElement>('main h1')?.focus();
    };
    void askStatus(token, t.locale, left.signal).then(show);
    return () => left.abort();
  }, [token, t, turn]);

  /** Without scripts the form loads the page again, which is the same. */
  function again(event: FormEvent) {
    event.preventDefault();
    if (isAskedAgain) return;
    setAskedAgain(true);
    setTurn((number) => number + 1);
  }

  const [before, after] = t(words.arrived, { date: '{date}' }).split('{date}');
  return (
    <Box ref={box}>
      {states.map((state) => (
        <section key={state} data-state={state} hidden={state !== shown.state} suppressHydrationWarning>
          <h2>{t(statusStates[state].title)}</h2>
          {known.includes(state) && (
            <p>
              {before}
              <span data-received-on="" suppressHydrationWarning>
                {shown.date}
              </span>
              {after}
            </p>
          )}
          <p>{t(statusStates[state].text)}</p>
          {(state === 'received' || state === 'read') && (
            <p>
              {t(words.ifWanted, { days: site.answerDays.value })} {t(words.keep)}
            </p>
          )}
          {state === 'asking' && (
            <noscript>
              <p>{t(withoutScripts)}</p>
            </noscript>
          )}
          {state === 'away' && (
            <form onSubmit={again}>
              <Button type="submit" aria-disabled={isAskedAgain || undefined}>
                {t(isAskedAgain ? statusStates.asking.text : words.again)}
              </Button>
            </form>
          )}
          {(state === 'answered' || state === 'unknown') && (
            <p>
              <Link to={pathTo('contact')}>{t(words.write)}</Link>
            </p>
          )}
        </section>
      ))}
    </Box>
  );
}
