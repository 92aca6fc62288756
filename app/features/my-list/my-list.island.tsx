import { useEffect, useRef, useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { Passing } from '#app/ui/passing.tsx';
import { myListWords as words } from '#content/frame/my-list.ts';
import { inLocale } from '#contract/locale.ts';
import type { Keepable } from './keepable.ts';
import { isListLink, writeListLink } from './my-list-link.ts';
import styles from './my-list.module.css';
import { changeList, useMyList } from './use-my-list.ts';

type Props = {
  /** All that there is to keep, in the language of the page. */
  entries: readonly Keepable[];
  /** Where to look for something to keep. The table of all addresses would weigh as much as this island. */
  resources: string;
};

/** What this device keeps for later. */
export function MyList({ entries, resources }: Props) {
  const t = useWords();
  const ids = useMyList();
  const isHere = useHydrated();
  const [before, setBefore] = useState<readonly string[]>();
  const [outcome, setOutcome] = useState<{ text: string; isFailure: boolean }>();
  const said = useRef<HTMLDivElement>(null);
  const { Opened, open, close, isFailed } = useOnDemand(() =>
    import('./take-list.tsx').then(({ TakeList }) => TakeList),
  );
  // Its room is there before it, so that nothing below it moves.
  const [isOffered, setOffered] = useState(false);
  const offer = useOnDemand(() => import('./offered-list.tsx').then(({ OfferedList }) => OfferedList), isOffered);
  useEffect(() => {
    const look = () => setOffered(isListLink(location.hash));
    look();
    // A link that is opened while the page is.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  if (!isHere) return <div className={styles.room} />;

  /** The button that was pressed may be gone, so the focus goes to what is said of it. */
  function change(next: readonly string[], text: string, undo?: readonly string[]): void {
    const isKept = changeList(next);
    setBefore(isKept ? undo : undefined);
    setOutcome({ text: isKept ? text : t(words.fails), isFailure: !isKept });
    said.current?.focus();
  }

  return (
    <div className={styles.room}>
      {offer.Opened && (
        <Passing>
          <offer.Opened
            entries={entries}
            onDecided={(added) => {
              offer.close();
              setOffered(false);
              if (added) change([...ids, ...added.filter((id) => !ids.includes(id))], t(words.added));
            }}
          />
        </Passing>
      )}
      {ids.length === 0 ? (
        <>
          <p>{t(words.empty)}</p>
          <p>
            <Link to={resources}>{t(words.toResources)}</Link>
          </p>
        </>
      ) : (
        <ul className={styles.list}>
          {ids.map((id) => {
            const entry = entries.find((each) => each.id === id);
            const name = entry?.title ?? t(words.gone);
            return (
              <li key={id}>
                {entry ? (
                  <span>
                    <Link to={`/${id}`}>{name}</Link> <small>{entry.on}</small>
                    <small className={styles.address}>{location.origin + inLocale(`/${id}`, t.locale)}</small>
                  </span>
                ) : (
                  <span>{name}</span>
                )}
                <Button
                  look="quiet"
                  aria-label={`${t(words.takeOff)}: ${name}`}
                  onClick={() =>
                    change(
                      ids.filter((each) => each !== id),
                      t(words.takenOff, { name }),
                      ids,
                    )
                  }
                >
                  {t(words.takeOff)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.said} ref={said} tabIndex={-1}>
        <Outcome {...outcome} isSilent />
      </div>
      <p className={buttonRow.buttons}>
        {before && (
          <Button
            look="quiet"
            // What another tab has kept since stays.
            onClick={() => change([...before, ...ids.filter((id) => !before.includes(id))], t(words.undone))}
          >
            {t(words.undo)}
          </Button>
        )}
        {ids.length > 0 && (
          <>
            <Button look="quiet" onClick={() => print()}>
              {t(words.print)}
            </Button>
            <Button look="quiet" aria-expanded={Opened !== undefined} onClick={Opened ? close : open}>
              {t(Opened ? words.hide : words.show)}
            </Button>
            <Button look="quiet" onClick={() => change([], t(words.deleted), ids)}>
              {t(words.delete)}
            </Button>
          </>
        )}
      </p>
      <Outcome text={isFailed || offer.isFailed ? t(words.notLoaded) : undefined} isFailure />
      {Opened && ids.length > 0 && <Opened link={location.origin + location.pathname + writeListLink(ids)} />}
    </div>
  );
}
