import { useRef, useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useLocale, useWords } from '#app/i18n/locale.ts';
import { writeListLink } from '#app/lib/my-list-link.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { myListLinkWords, myListWords as words } from '#content/frame/my-list.ts';
import { inLocale } from '#contract/locale.ts';
import type { Keepable } from './keepable.ts';
import styles from './my-list.module.css';
import { OfferedList } from './offered-list.tsx';
import { changeList, useMyList } from './use-my-list.ts';

/** What this device keeps for later. `entries`: all that there is to keep, in the language of the page. */
export function MyList({ entries }: { entries: readonly Keepable[] }) {
  const t = useWords();
  const locale = useLocale();
  const ids = useMyList();
  const isHere = useHydrated();
  const [before, setBefore] = useState<readonly string[]>();
  const [outcome, setOutcome] = useState<{ text: string; isFailure: boolean }>();
  const said = useRef<HTMLDivElement>(null);
  const { Opened, open, close, isFailed } = useOnDemand(() =>
    import('./take-list.tsx').then(({ TakeList }) => TakeList),
  );
  // Its room is there before it, so that nothing below it moves.
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
      <OfferedList
        entries={entries}
        onDecided={(added) => added && change([...ids, ...added.filter((id) => !ids.includes(id))], t(words.added))}
      />
      {ids.length === 0 ? (
        <>
          <p>{t(words.empty)}</p>
          <p>
            <Link to={pathTo('resources')}>{t(words.toResources)}</Link>
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
      <div ref={said} tabIndex={-1}>
        <Outcome text={outcome?.text} isFailure={outcome?.isFailure ?? false} isSilent />
      </div>
      <p className={styles.row}>
        {before && (
          <Button look="quiet" onClick={() => change(before, t(words.undone))}>
            {t(words.undo)}
          </Button>
        )}
        {ids.length > 0 && (
          <>
            <Button look="quiet" onClick={() => print()}>
              {t(words.print)}
            </Button>
            <Button look="quiet" aria-expanded={Opened !== undefined} onClick={Opened ? close : open}>
              {t(Opened ? myListLinkWords.hide : myListLinkWords.show)}
            </Button>
            <Button look="quiet" onClick={() => change([], t(words.deleted), ids)}>
              {t(words.delete)}
            </Button>
          </>
        )}
      </p>
      <Outcome text={isFailed ? t(myListLinkWords.failed) : undefined} isFailure />
      {Opened && ids.length > 0 && (
        <Opened link={location.origin + inLocale(pathTo('my-list'), locale) + writeListLink(ids)} />
      )}
    </div>
  );
}
