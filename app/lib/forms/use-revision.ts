import { useRef, useState } from 'react';
import type { Result } from '#contract/failures.ts';
import { type DraftState, type Failed, type Untold, useKeptDraft } from './use-kept-draft.ts';

/** The newest versions of an entry and of the texts in it; a text alone is a text of nothing. Null: there is none yet. */
type Versions = { readonly version: number | null; readonly textVersion: number | null };

/** What stands in fields, and what was the newest when it was begun. */
export type Revision<Fields> = { readonly fields: Fields; readonly seen: Versions };

/** What stands in the fields and whether it is a draft; `taken` is the version that stands there as it was. */
type Standing<Fields> = Revision<Fields> & {
  readonly isDraft: boolean;
  readonly taken?: string | undefined;
  /** What stood there before a press put something else in its place. */
  readonly replaced?: Omit<Standing<Fields>, 'replaced'>;
};

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
  const [standing, setStanding] = useState<Standing<Fields>>({
    fields: begun.fields,
    seen: begun.seen,
    isDraft: begun.first.is !== 'none',
  });
  // The same for what began at an earlier render: a call, a picture that was long on its way.
  const latest = useRef(standing);
  const [undoable, setUndoable] = useState<Before>();
  const draft = useKeptDraft<Revision<Fields>, unknown, Unkept>({
    first: begun.first,
    begun: begun.untold,
    inTab: needs.inTab,
    onServer: needs.onServer,
  });
  const { fields, seen, isDraft, taken, replaced } = standing;

  function put(next: Standing<Fields>): void {
    latest.current = next;
    setStanding(next);
  }

  function write(
    next: Fields,
    from = latest.current.seen,
    beside?: Pick<Standing<Fields>, 'taken' | 'replaced'>,
  ): void {
    put({ fields: next, seen: from, isDraft: true, ...beside });
    setUndoable(undefined);
    draft.keep({ fields: next, seen: from });
  }

  function showPublished(beside?: Pick<Standing<Fields>, 'replaced'>): void {
    put({ ...published, isDraft: false, ...beside });
    void draft.forget();
  }

  /** What somebody wrote, to be brought back when something takes its place. */
  function before(): Required<Pick<Standing<Fields>, 'replaced'>> {
    const { replaced: first, ...written } = latest.current;
    return { replaced: first ?? written };
  }

  const dropMine = (): void => showPublished(before());

  return {
    fields,
    latest: (): Fields => latest.current.fields,
    seen,
    draft: draft.state,
    isDraft,
    /** Ends when the server knows what stands in the fields. */
    flush: draft.flush,
    write: (next: Fields): void => write(next),
    /**
     * Something was published: it stands in the fields, or what was typed since `sent` is a draft beside it; without that,
     * each draft is. `undo` takes it back.
     */
    accept(now: Revision<Fields>, sent?: Fields, undo?: Before): void {
      const { fields: written, isDraft: wasDraft } = latest.current;
      if (written === sent || !wasDraft) {
        put({ ...now, isDraft: false });
        draft.drop();
      } else write(written, now.seen);
      setUndoable(undo);
    },
    undoable,
    /** Somebody has published since this was begun. */
    isOvertaken: seen.version !== published.seen.version || seen.textVersion !== published.seen.textVersion,
    settle: (isMine: boolean): void => (isMine ? write(latest.current.fields, published.seen) : dropMine()),
    /** The version that stands in the fields as it was. */
    taken,
    take: (next: Fields, version?: string): void => write(next, undefined, { taken: version, ...before() }),
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
