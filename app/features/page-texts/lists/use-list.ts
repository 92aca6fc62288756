import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { useOnceTold } from '#app/lib/forms/use-once-told.ts';
import { checkedName, listNames } from '#content/team/list-names.ts';
import { listHistoryWords, listRemovedWords, listWords as words } from '#content/team/page-lists.ts';
import type { EntryChange, ListedEntry } from '#contract/page-lists.ts';
import type { Words } from '#contract/words.ts';
import { publishEntry, readList } from './list-calls.ts';

type Change = Pick<EntryChange, 'state' | 'after'>;
/** What something was done with, and what would undo it. */
type Done = { readonly id: string; readonly undo?: { readonly back: Change; readonly beganWith: number | null } };

export const nameOfList = (key: string) => listNames[key] ?? checkedName;

export const titleOf = ({ title }: Pick<ListedEntry, 'title'>, t: Words): string =>
  typeof title === 'string' ? title : t(title);

/** What somebody of the team does with the entries of a list, each undone right after. */
export function useList(key: string, onPublished: () => void) {
  const t = useWords();
  const { value: list, failure, isLoading, load, change: put } = useLoad(() => readList(key), { key });
  const { once, isBusy, outcome, tell } = useOnceTold();
  const [done, setDone] = useState<Done>();
  const entries = list?.entries ?? [];
  // One that was deleted a moment ago keeps its place, where it can be brought back.
  const listed = entries.filter(({ id, state }) => state !== 'deleted' || id === done?.id);

  async function send(id: string, change: Change, beganWith: number | null, what: string) {
    const answer = await publishEntry({ key, id, beganWith, what, ...change });
    if (answer.ok) {
      const { version, state } = answer.value;
      // Known also where the list does not come: what is done next with the entry comes after this.
      put(
        (now) =>
          now && { ...now, entries: now.entries.map((each) => (each.id === id ? { ...each, version, state } : each)) },
      );
      await load();
      onPublished();
      return answer.value;
    }
    setDone({ id });
    tell({ text: sentProblem(answer, t), isFailure: true });
    if (answer.because === 'refused' && answer.code === 'entry_changed') await load();
    return undefined;
  }

  const act = ({ id, version }: ListedEntry, change: Change, back: Change, what: string, said: string) =>
    once(async () => {
      const now = await send(id, change, version, what);
      if (!now) return;
      setDone({ id, undo: { back, beganWith: now.version } });
      tell({ text: said });
    });

  const removed = (entry: ListedEntry): string => {
    const more = entry.state === 'shown' ? listRemovedWords[key] : undefined;
    return [t(words.removed, { name: titleOf(entry, t) }), more && t(more)].filter(Boolean).join('. ');
  };

  return {
    list,
    failure,
    isLoading,
    load,
    listed,
    deleted: entries.filter(({ id, state }) => state === 'deleted' && id !== done?.id),
    outcome,
    isBusy,
    /** Where the outcome stands. */
    doneWith: done?.id,
    isUndoable: done?.undo !== undefined,
    move(entry: ListedEntry, by: -1 | 1) {
      const at = listed.indexOf(entry);
      if (listed[at + by] === undefined) return undefined;
      const behind = (place: number) => listed[place]?.id ?? '';
      const after = by < 0 ? behind(at - 2) : behind(at + 1);
      const what = t(by < 0 ? listHistoryWords.movedUp : listHistoryWords.movedDown);
      const said = t(words.moved, { place: at + by + 1, all: listed.length });
      return act(entry, { after }, { after: behind(at - 1) }, what, said);
    },
    setState(entry: ListedEntry, state: ListedEntry['state']) {
      const { what, said } = {
        hidden: { what: listHistoryWords.hidden, said: t(words.hidden) },
        shown: {
          what: entry.state === 'deleted' ? listHistoryWords.broughtBack : listHistoryWords.shown,
          said: t(words.shown),
        },
        deleted: { what: listHistoryWords.removed, said: removed(entry) },
      }[state];
      return act(entry, { state }, { state: entry.state }, t(what), said);
    },
    undo: () =>
      once(async () => {
        if (!done?.undo) return;
        const { id, undo } = done;
        if (!(await send(id, undo.back, undo.beganWith, t(listHistoryWords.undone)))) return;
        setDone({ id });
        tell({ text: t(words.isUndone) });
      }),
  };
}
