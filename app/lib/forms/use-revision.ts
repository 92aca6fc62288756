import { useRef, useState } from 'react';
import type { Result } from '#contract/failures.ts';
import { type DraftState, type Failed, type Untold, useKeptDraft } from './use-kept-draft.ts';

/** The newest versions of an entry and of the texts in it; a text alone is a text of nothing. Null: there is none yet. */
type Versions = { readonly version: number | null; readonly textVersion: number | null };

/** What stands in fields, and what was the newest when it was begun. */
export type Revision<Fields> = { readonly fields: Fields; readonly seen: Versions };

/** What stood in the fields before a press put something else there: which version was taken, if one was. */
type Replaced<Fields> = Revision<Fields> & { readonly isDraft: boolean; readonly taken?: string };

type Needs<Fields, Unkept> = {
  /** What everybody reads now. */
  readonly published: Revision<Fields>;
  /** What the server keeps of whoever writes. */
  readonly there: Revision<Fields> | null;
  /** What this tab keeps and the server was not told yet. */
  readonly untold: Untold<Revision<Fields>> | undefined;
  readonly inTab: (untold: Untold<Revision<Fields>> | undefined) => void;
  readonly onServer: (draft: Revision<Fields> | undefined, as: string) => Promise<Result<unknown, never> | Unkept>;
};

/** What somebody of the team writes over what is published: a text of a page, an entry of a list. */
export function useRevision<Fields, Before, Unkept extends Failed>(needs: Needs<Fields, Unkept>) {
  const { published } = needs;
  const [begun] = useState(() => beginOf(needs));
  const [fields, setFields] = useState(begun.fields);
  // The same for what began at an earlier render: a call, a picture that was long on its way.
  const latest = useRef(fields);
  const [seen, setSeen] = useState(begun.seen);
  const [replaced, setReplaced] = useState<Replaced<Fields>>();
  const [undoable, setUndoable] = useState<Before>();
  const draft = useKeptDraft<Revision<Fields>, unknown, Unkept>({
    first: begun.first,
    begun: begun.untold,
    inTab: needs.inTab,
    onServer: needs.onServer,
  });
  const isDraft = draft.state.is !== 'none';

  function put(next: Revision<Fields>): void {
    latest.current = next.fields;
    setFields(next.fields);
    setSeen(next.seen);
    setReplaced(undefined);
  }

  function write(next: Fields, from = seen): void {
    const written = { fields: next, seen: from };
    put(written);
    setUndoable(undefined);
    draft.keep(written);
  }

  /** Puts something in the place of what somebody wrote, which can be brought back. */
  function replace(doIt: () => void, taken?: string): void {
    const before = replaced ?? { fields: latest.current, seen, isDraft };
    doIt();
    setReplaced({ ...before, ...(taken !== undefined && { taken }) });
  }

  function showPublished(): void {
    put(published);
    void draft.forget();
  }

  const dropMine = (): void => replace(showPublished);

  return {
    fields,
    latest,
    seen,
    draft: draft.state,
    isDraft,
    /** Ends when the server knows what stands in the fields. */
    flush: draft.flush,
    write,
    /**
     * Something was published: it stands in the fields, or what was typed since `sent` is a draft beside it. `before` takes
     * it back.
     */
    accept(now: Revision<Fields>, sent: Fields, before?: Before): void {
      if (latest.current === sent) {
        put(now);
        draft.drop();
      } else write(latest.current, now.seen);
      setUndoable(before);
    },
    undoable,
    /** Somebody has published since this was begun. */
    isOvertaken: seen.version !== published.seen.version || seen.textVersion !== published.seen.textVersion,
    settle: (isMine: boolean): void => (isMine ? write(latest.current, published.seen) : dropMine()),
    /** The version that stands in the fields as it was. */
    taken: replaced?.taken,
    take: (next: Fields, version?: string): void => replace(() => write(next), version),
    deleteDraft: dropMine,
    bringBack: replaced && (() => (replaced.isDraft ? write(replaced.fields, replaced.seen) : showPublished())),
  };
}

/** What this tab keeps goes before what the server has, and that before what is read. */
function beginOf<Fields, Unkept>({ published, there, untold }: Needs<Fields, Unkept>) {
  const draft = untold ? untold.draft : there;
  const first: DraftState<unknown, Unkept> = !draft
    ? { is: 'none' }
    : untold
      ? { is: 'waiting' }
      : { is: 'kept', at: undefined };
  return { untold, first, ...(draft ?? published) };
}
