import { useEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { newId } from '#app/lib/new-id.ts';
import { useLoad } from '#app/lib/use-load.ts';
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

/** One list: its entries, or the form of one of them. */
export function ListDialog({ listKey: key, onPublished, onClosed }: Props) {
  const t = useWords();
  const list = useList(key, onPublished);
  const { isOne, isClosed } = shapeOfList(key) ?? {};
  const [open, setOpen] = useState<{ id: string; isNew: boolean } | undefined>(isOne && { id: theOne, isNew: false });
  const [cameFrom, setCameFrom] = useState<string>();
  const name = t(nameOfList(key));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The list again: the focus is where it was.
    if (open || cameFrom === undefined) return;
    document.querySelector<HTMLElement>(`[data-entry="${cameFrom}"] [data-does="edit"]`)?.focus();
  }, [open, cameFrom]);
  const leave = () => {
    setCameFrom(open?.id);
    setOpen(undefined);
    void list.load();
  };
  return (
    <Dialog title={t(words.title, { name })} titleId="list-title" closeLabel={t(words.close)} onClosed={onClosed}>
      {!list.list && list.isLoading && <p role="status">{t(words.loading)}</p>}
      {!list.list && !list.isLoading && <TryAgain text={t(words.notLoaded)} onAgain={() => void list.load()} />}
      {list.list && !open && !isOne && (
        <ListView
          list={list}
          canAdd={!isClosed}
          hasBegun={findNewEntry(key) !== undefined}
          onEdit={(id) => setOpen({ id, isNew: false })}
          onAdd={() => setOpen({ id: findNewEntry(key) ?? addedId(newId()), isNew: true })}
        />
      )}
      {open && (
        <OpenEntry
          key={open.id}
          listKey={key}
          {...open}
          onPublished={onPublished}
          onBack={isOne ? undefined : leave}
          title={title}
        />
      )}
    </Dialog>
  );
}

type OpenProps = {
  listKey: string;
  id: string;
  isNew: boolean;
  onPublished: () => void;
  /** Where there is a list to go back to. */
  onBack: (() => void) | undefined;
  title: RefObject<HTMLHeadingElement | null>;
};

function OpenEntry({ listKey, id, isNew, onPublished, onBack, title }: OpenProps) {
  const t = useWords();
  const [isThere, setThere] = useState(!isNew);
  const {
    value: entry,
    isLoading,
    load,
    change,
  } = useLoad(() => readEntry(listKey, id), isThere && !isNew ? id : undefined);
  useEffect(() => title.current?.focus(), [title]);
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
            {said && !isNew ? t(entryWords.edit, { name: titleOf({ title: said }, t) }) : isNew && t(entryWords.add)}
          </h3>
          <p>
            <Button look="quiet" onClick={onBack}>
              {t(entryWords.back)}
            </Button>
          </p>
        </>
      )}
      {!isNew && !entry && isLoading && <p role="status">{t(words.loading)}</p>}
      {!isNew && !entry && !isLoading && <TryAgain text={t(words.notLoaded)} onAgain={() => void load()} />}
      {(isNew || entry) && (
        <EntryForm listKey={listKey} id={id} entry={entry} lookAgain={() => load()} onPublished={published} />
      )}
    </>
  );
}
