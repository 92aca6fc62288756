import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { TryAgain } from '#app/parts/try-again.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { entryWords, listWords as words } from '#content/team/page-lists.ts';
import { shapeOfList } from '#contract/list-shapes.ts';
import { addedId, type EntryNow, theOne } from '#contract/page-lists.ts';
import { EntryForm } from './entry-form.tsx';
import { ListView } from './list-view.tsx';
import { readEntry } from './read-lists.ts';
import { findNewEntry } from './use-entry.ts';
import { nameOfList, titleOf, useList } from './use-list.ts';

type Props = {
  listKey: string;
  /** Visitors see something else now. */
  onPublished: () => void;
  onClosed: () => void;
};

/** One list: its entries, or the form of one of them. What is the only one of its kind is its form. */
export function ListDialog({ listKey: key, onPublished, onClosed }: Props) {
  const t = useWords();
  const name = t(nameOfList(key));
  return (
    <Dialog title={t(words.title, { name })} titleId="list-title" closeLabel={t(words.close)} onClosed={onClosed}>
      {shapeOfList(key)?.isOne ? (
        <OpenEntry listKey={key} id={theOne} isNew={false} onPublished={onPublished} />
      ) : (
        <Entries listKey={key} onPublished={onPublished} />
      )}
    </Dialog>
  );
}

function Entries({ listKey: key, onPublished }: Omit<Props, 'onClosed'>) {
  const t = useWords();
  const list = useList(key, onPublished);
  const [open, setOpen] = useState<{ id: string; isNew: boolean }>();
  const [cameFrom, setCameFrom] = useState<string>();
  useEffect(() => {
    // The list again: the focus is where it was; an entry that is not there yet was begun by the button above.
    if (open || cameFrom === undefined) return;
    const at = (found: string) => document.querySelector<HTMLElement>(found);
    (at(`[data-entry="${cameFrom}"] [data-does="edit"]`) ?? at('[data-does="add"]'))?.focus();
  }, [open, cameFrom]);
  const leave = () => {
    setCameFrom(open?.id);
    setOpen(undefined);
    void list.load();
  };
  if (open) return <OpenEntry key={open.id} listKey={key} {...open} onPublished={onPublished} onBack={leave} />;
  if (list.list)
    return (
      <ListView
        list={list}
        canAdd={!shapeOfList(key)?.isClosed}
        hasBegun={findNewEntry(key) !== undefined}
        onEdit={(id) => setOpen({ id, isNew: false })}
        onAdd={() => setOpen({ id: findNewEntry(key) ?? addedId(newId()), isNew: true })}
      />
    );
  if (!list.failure) return <p role="status">{t(words.loading)}</p>;
  return <TryAgain text={t(words.notLoaded)} isBusy={list.isLoading} onAgain={() => void list.load()} />;
}

type OpenProps = {
  listKey: string;
  id: string;
  isNew: boolean;
  onPublished: () => void;
  /** Where there is a list to go back to. */
  onBack?: () => void;
};

function OpenEntry({ listKey, id, isNew, onPublished, onBack }: OpenProps) {
  const t = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  const [isThere, setThere] = useState(!isNew);
  const {
    value: entry,
    failure,
    isLoading,
    load,
    change,
  } = useLoad(() => readEntry(listKey, id), isThere && !isNew ? id : undefined);
  useEffect(() => title.current?.focus(), []);
  const titlePath = shapeOfList(listKey)?.title ?? '';
  const said = entry?.values[titlePath] as Parameters<typeof titleOf>[0]['title'] | undefined;
  const published = (now: EntryNow) => {
    change(() => now);
    setThere(true);
    onPublished();
  };
  return (
    <>
      {onBack && (
        <>
          <h3 tabIndex={-1} ref={title}>
            {said ? t(entryWords.edit, { name: titleOf({ title: said }, t) }) : isNew && t(entryWords.add)}
          </h3>
          <p>
            <Button look="quiet" onClick={onBack}>
              {t(entryWords.back)}
            </Button>
          </p>
        </>
      )}
      {!isNew && !entry && !failure && <p role="status">{t(words.loading)}</p>}
      {!isNew && !entry && failure && (
        <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />
      )}
      {(isNew || entry) && (
        <EntryForm listKey={listKey} id={id} entry={entry} lookAgain={() => load()} onPublished={published} />
      )}
    </>
  );
}
