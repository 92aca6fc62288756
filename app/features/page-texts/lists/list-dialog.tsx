import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import { TryAgain } from '#app/parts/try-again.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { entryWords, listWords as words } from '#content/team/page-lists.ts';
import { shapeOfList } from '#contract/list-shapes.ts';
import { addedId, type EntryDraft, type EntryNow, type ListedEntry, theOne } from '#contract/page-lists.ts';
import { begunEntry } from './entry-drafts.ts';
import { EntryForm } from './entry-form.tsx';
import { readEntry } from './list-calls.ts';
import { ListView } from './list-view.tsx';
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
        <OpenEntry listKey={key} id={theOne} isNew={false} draft={null} others={[]} onPublished={onPublished} />
      ) : (
        <Entries listKey={key} onPublished={onPublished} />
      )}
    </Dialog>
  );
}

function Entries({ listKey: key, onPublished }: Omit<Props, 'onClosed'>) {
  const t = useWords();
  const list = useList(key, onPublished);
  const [open, setOpen] = useState<Pick<OpenProps, 'id' | 'isNew' | 'draft'>>();

  /** The list again: the focus is where it was; an entry that is not there yet was begun by the button above. */
  function leave(): void {
    flushSync(() => setOpen(undefined));
    // The form is gone by now, and what was typed last on its way.
    void list.load();
    const at = (found: string) => document.querySelector<HTMLElement>(found);
    (at(`[data-entry="${open?.id}"] [data-does="edit"]`) ?? at('[data-does="add"]'))?.focus();
  }

  // What takes place again is much as it was.
  const comesAgain = shapeOfList(key)?.fields.some(({ kind }) => kind === 'moment');
  const others = list.list?.entries.filter(({ state }) => comesAgain && state !== 'deleted') ?? [];
  if (open)
    return <OpenEntry key={open.id} listKey={key} {...open} others={others} onPublished={onPublished} onBack={leave} />;
  if (list.list) {
    const begun = begunEntry(key, list.list);
    const draftOf = (id: string) => list.list?.begun.find((each) => each.id === id)?.draft ?? null;
    return (
      <ListView
        list={list}
        canAdd={!shapeOfList(key)?.isClosed}
        hasBegun={begun !== undefined}
        onEdit={(id) => setOpen({ id, isNew: false, draft: null })}
        onAdd={() => setOpen({ id: begun ?? addedId(newId()), isNew: true, draft: begun ? draftOf(begun) : null })}
      />
    );
  }
  if (!list.failure) return <p role="status">{t(words.loading)}</p>;
  return <TryAgain text={t(words.notLoaded)} isBusy={list.isLoading} onAgain={() => void list.load()} />;
}

type OpenProps = {
  listKey: string;
  id: string;
  isNew: boolean;
  /** Of a new one: what the server keeps of it. */
  draft: EntryDraft | null;
  /** What a new one can begin with. */
  others: readonly ListedEntry[];
  onPublished: () => void;
  /** Where there is a list to go back to. */
  onBack?: () => void;
};

function OpenEntry({ listKey, id, isNew, draft, others, onPublished, onBack }: OpenProps) {
  const t = useWords();
  const {
    value: entry,
    failure,
    isLoading,
    load,
    change,
  } = useLoad(() => readEntry(listKey, id), { key: id, isWanted: !isNew });
  const titlePath = shapeOfList(listKey)?.title ?? '';
  const said = entry?.values[titlePath] as Parameters<typeof titleOf>[0]['title'] | undefined;
  const published = (now: EntryNow) => {
    change(() => now);
    onPublished();
  };
  return (
    <>
      {onBack && (
        <>
          <h3 tabIndex={-1} ref={takeFocus}>
            {isNew ? t(entryWords.add) : said && t(entryWords.edit, { name: titleOf({ title: said }, t) })}
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
        <EntryForm
          listKey={listKey}
          id={id}
          entry={entry}
          draft={entry?.draft ?? draft}
          others={others}
          lookAgain={() => load()}
          onPublished={published}
        />
      )}
    </>
  );
}
