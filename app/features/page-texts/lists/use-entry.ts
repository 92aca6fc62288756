import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { checkWritten, saysSame } from '#app/lib/forms/check-entry.ts';
import { type DraftState, useKeptDraft } from '#app/lib/forms/use-kept-draft.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { entryWords as words, listHistoryWords } from '#content/team/page-lists.ts';
import { shapeOfList } from '#contract/list-shapes.ts';
import { type EntryChange, type EntryDraft, type EntryNow, type EntryValues, fieldsOf } from '#contract/page-lists.ts';
import { keepInTab, untoldInTab } from './entry-drafts.ts';
import { keepDraftThere, publishEntry } from './list-calls.ts';
import { typedOf, type Typed, valuesOf } from './typed-values.ts';
import type { Following } from './use-saying.ts';

type Needs = {
  listKey: string;
  id: string;
  /** Undefined: it is not there yet. */
  entry: EntryNow | undefined;
  /** What the server keeps of whoever writes. */
  draft: EntryDraft | null;
  lookAgain: () => Promise<unknown>;
  onPublished: (now: EntryNow) => void;
};

/** What stood in the fields before a press put something else there: which version was taken, if one was. */
type Replaced = { typed: Typed; seen: Versions; isDraft: boolean; taken?: string };

/** Why the server keeps no draft. */
type Unkept = Exclude<Awaited<ReturnType<typeof keepDraftThere>>, { readonly ok: true }>;

type Versions = { readonly version: number | null; readonly textVersion: number | null };

/** What somebody of the team does with one entry: what stands in its fields, its draft, publishing, undoing. */
export function useEntry({ listKey: key, id, entry, draft: there, lookAgain, onPublished }: Needs) {
  const t = useWords();
  const fields = fieldsOf(shapeOfList(key) ?? { fields: [] }, id);
  const [begun] = useState(() => beginOf(untoldInTab(key, id), there, entry, typedOf(fields, entry?.values ?? {})));
  const [typed, setTyped] = useState(begun.typed);
  // The same for what began at an earlier render: a call, a picture that was long on its way.
  const latest = useRef(typed);
  const [seen, setSeen] = useState<Versions>(begun.seen);
  const draft = useKeptDraft<EntryDraft, unknown, Unkept>({
    first: begun.first,
    begun: begun.untold,
    inTab: (untold) => keepInTab(key, id, untold),
    onServer: (next, as) => keepDraftThere({ key, id, draft: next ?? null }, as),
  });
  const isDraft = draft.state.is !== 'none';
  const [undoable, setUndoable] = useState<Pick<EntryChange, 'values' | 'state'>>();
  const [replaced, setReplaced] = useState<Replaced>();
  const { once, isBusy, outcome, tell } = useOnce();
  const written = valuesOf(fields, typed, entry?.values);
  const { problems } = checkWritten(fields, written, entry?.values);
  const newest = versionsOf(entry);

  function put(next: Typed): void {
    latest.current = next;
    setTyped(next);
  }

  function write(next: Typed, from: Versions = seen): void {
    put(next);
    setUndoable(undefined);
    setReplaced(undefined);
    draft.keep({ typed: next, beganWith: from.version, textsBeganWith: from.textVersion });
  }

  function forget(now: EntryValues | undefined, from: Versions): void {
    void draft.forget();
    setSeen(from);
    setReplaced(undefined);
    put(typedOf(fields, now ?? {}));
  }

  /** What somebody wrote, before something takes its place. */
  const aside = (): Replaced => ({ typed: latest.current, seen, isDraft });

  function dropMine(): void {
    const before = replaced ?? aside();
    forget(entry?.values, newest);
    setReplaced(before);
  }

  function bringBack({ typed: before, seen: from, isDraft: wasDraft }: Replaced): void {
    if (!wasDraft) return forget(entry?.values, newest);
    setSeen(from);
    write(before, from);
  }

  async function send(change: Pick<EntryChange, 'values' | 'state'>, what: string): Promise<EntryNow | undefined> {
    const { version, textVersion } = seen;
    const { current: sent } = latest;
    const answer = await publishEntry({ key, id, beganWith: version, textsBeganWith: textVersion, what, ...change });
    if (answer.ok) {
      const now = versionsOf(answer.value);
      if (latest.current === sent) forget(answer.value.values, now);
      else {
        // What was typed meanwhile is a draft beside what is published now.
        setSeen(now);
        write(latest.current, now);
      }
      onPublished(answer.value);
      return answer.value;
    }
    const text = answer.because === 'unreachable' ? t(words.notPublished) : accountProblem(answer, t);
    tell({ text, isFailure: true });
    if (answer.because === 'refused' && answer.code === 'entry_changed') await lookAgain();
    return undefined;
  }

  return {
    fields,
    typed,
    problems,
    draft: draft.state,
    isDraft,
    isBusy,
    outcome,
    undoable,
    /** Somebody has published since this was begun. */
    isOvertaken: seen.version !== newest.version || seen.textVersion !== newest.textVersion,
    change: (name: string, value: string) => write({ ...latest.current, [name]: value }),
    /** The version that stands in the fields as it was. */
    taken: replaced?.taken,
    take(values: EntryValues, version: string): void {
      const before = replaced ?? aside();
      write(typedOf(fields, values));
      setReplaced({ ...before, taken: version });
    },
    /** Begins with what another entry says. When that was, and what was different then, is its own. */
    takeOver(values: EntryValues): void {
      const before = replaced ?? aside();
      const texts = fields.filter(({ kind, isOptional }) => kind !== 'moment' && !isOptional);
      write({ ...latest.current, ...typedOf(texts, values) });
      setReplaced(before);
    },
    bringBack: replaced && (() => bringBack(replaced)),
    deleteDraft: dropMine,
    settle(isMine: boolean): void {
      if (!isMine) return dropMine();
      setSeen(newest);
      return write(typed, newest);
    },
    publish: (what: string, then: Following) =>
      once(async () => {
        if (entry && fields.every(({ path }) => saysSame(written[path], entry.values[path])))
          return tell({ text: t(words.noChanges) });
        const before = entry ? { values: entry.values } : { state: 'deleted' as const };
        const now = await send({ values: written }, what);
        if (!now) return undefined;
        setUndoable(before);
        return tell(await then(t(now.state === 'shown' ? words.published : words.publishedHidden)));
      }),
    undo: (then: Following) =>
      once(async () => {
        if (!undoable || !(await send(undoable, t(listHistoryWords.undone)))) return;
        setUndoable(undefined);
        tell(await then(t(listHistoryWords.undone)));
      }),
  };
}

const versionsOf = (entry: EntryNow | undefined): Versions => ({
  version: entry?.version ?? null,
  textVersion: entry?.textVersion ?? null,
});

/** What this tab keeps goes before what the server has, and that before what is published. */
function beginOf(
  untold: ReturnType<typeof untoldInTab>,
  there: EntryDraft | null,
  entry: EntryNow | undefined,
  typed: Typed,
) {
  const draft = untold ? untold.draft : there;
  const first: DraftState<unknown, Unkept> = !draft
    ? { is: 'none' }
    : untold
      ? { is: 'waiting' }
      : { is: 'kept', at: undefined };
  if (!draft) return { typed, seen: versionsOf(entry), first, untold };
  const { beganWith: version, textsBeganWith: textVersion } = draft;
  return { typed: { ...typed, ...draft.typed }, seen: { version, textVersion }, first, untold };
}
