import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { More } from '#app/ui/more.tsx';
import { listWords as words } from '#content/team/page-lists.ts';
import type { ListedEntry } from '#contract/page-lists.ts';
import styles from './page-lists.module.css';
import { titleOf, type useList } from './use-list.ts';

type Props = {
  list: ReturnType<typeof useList>;
  canAdd: boolean;
  hasBegun: boolean;
  onEdit: (id: string) => void;
  onAdd: () => void;
};

/** All entries of a list in their order, and what can be done with each. */
export function ListView({ list, canAdd, hasBegun, onEdit, onAdd }: Props) {
  const t = useWords();
  const { listed, deleted } = list;
  // It goes from the one list to the other, and the focus goes along.
  const [broughtBack, setBroughtBack] = useState<string>();
  function bringBack(entry: ListedEntry) {
    setBroughtBack(entry.id);
    void list.setState(entry, 'shown');
  }
  return (
    <>
      <p>{t(words.lead)}</p>
      {listed.length === 0 && <p>{t(words.none)}</p>}
      {canAdd ? (
        <Button data-does="add" onClick={onAdd}>
          {t(hasBegun ? words.goOn : words.add)}
        </Button>
      ) : (
        <p>{t(words.closed)}</p>
      )}
      {listed.length > 0 && (
        <ol className={styles.entries}>
          {listed.map((entry, place) => (
            <Entry
              key={entry.id}
              entry={entry}
              isFirst={place === 0}
              isLast={place === listed.length - 1}
              takesFocus={entry.id === broughtBack}
              list={list}
              onEdit={onEdit}
            />
          ))}
        </ol>
      )}
      {deleted.length > 0 && (
        <More words={t(words.deleted, { count: deleted.length })}>
          <ul className={styles.entries}>
            {deleted.map((entry) => (
              <li key={entry.id}>
                <p>{titleOf(entry, t)}</p>
                <p>
                  <Act words={words.bringBack} entry={entry} onPress={() => bringBack(entry)} />
                </p>
              </li>
            ))}
          </ul>
        </More>
      )}
    </>
  );
}

type EntryProps = Pick<Props, 'list' | 'onEdit'> & {
  entry: ListedEntry;
  isFirst: boolean;
  isLast: boolean;
  /** Once what was done with it is over. */
  takesFocus: boolean;
};

function Entry({ entry, isFirst, isLast, takesFocus, list, onEdit }: EntryProps) {
  const t = useWords();
  const { id, state, unsaid = 0 } = entry;
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef(takesFocus ? 'undo' : undefined);
  const isDone = list.doneWith === id;
  // What was pressed may have moved with its entry, or be gone with it: the focus stays with the entry.
  useEffect(() => {
    if (!isDone || list.isBusy || pressed.current === undefined) return;
    const button = (name: string) => row.current?.querySelector<HTMLElement>(`[data-does="${name}"]`);
    (button(pressed.current) ?? button('undo') ?? button('bringBack') ?? row.current)?.focus();
    pressed.current = undefined;
  }, [isDone, list.isBusy]);
  const does = (name: string, act: () => unknown) => ({
    name,
    entry,
    // One at a time: a press that would do nothing says so.
    isResting: list.isBusy,
    onPress: () => {
      pressed.current = name;
      void act();
    },
  });
  return (
    <li ref={row} tabIndex={-1} data-entry={id}>
      <p>
        <strong>{titleOf(entry, t)}</strong>
        {state === 'hidden' && <> {t(words.isHidden)}</>}
      </p>
      {state !== 'deleted' && unsaid > 0 && <p>{t(words.unsaid, { count: unsaid })}</p>}
      {state !== 'deleted' && (
        <div className={styles.buttons}>
          <Act words={words.edit} {...does('edit', () => onEdit(id))} isResting={false} />
          <Act words={words.up} {...does('up', () => list.move(entry, -1))} isResting={isFirst || list.isBusy} />
          <Act words={words.down} {...does('down', () => list.move(entry, 1))} isResting={isLast || list.isBusy} />
          {state === 'hidden' ? (
            <Act words={words.show} {...does('show', () => list.setState(entry, 'shown'))} />
          ) : (
            <Act words={words.hide} {...does('hide', () => list.setState(entry, 'hidden'))} />
          )}
          <Act words={words.remove} {...does('remove', () => list.setState(entry, 'deleted'))} />
        </div>
      )}
      <DetailedOutcome outcome={isDone ? list.outcome : undefined} />
      {state === 'deleted' && !list.isUndoable && (
        <Act words={words.bringBack} {...does('bringBack', () => list.setState(entry, 'shown'))} />
      )}
      {isDone && list.isUndoable && <Act words={words.undo} {...does('undo', list.undo)} />}
    </li>
  );
}

type ActProps = {
  words: (typeof words)['edit' | 'up' | 'down' | 'hide' | 'show' | 'remove' | 'bringBack' | 'undo'];
  name?: string;
  entry: ListedEntry;
  onPress: () => unknown;
  isResting?: boolean;
};

function Act({ words: said, name, entry, onPress, isResting = false }: ActProps) {
  const t = useWords();
  return (
    <Button
      look="quiet"
      data-does={name}
      aria-label={t(words.about, { action: t(said), name: titleOf(entry, t) })}
      aria-disabled={isResting}
      onClick={() => !isResting && onPress()}
    >
      {t(said)}
    </Button>
  );
}
