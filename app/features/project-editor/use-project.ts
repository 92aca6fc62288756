import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { TableAnswer, TableFailure } from '#app/lib/backend/ask-tables.ts';
import { useFormErrors } from '#app/lib/forms/use-form-errors.ts';
import { type Untold, useKeptDraft } from '#app/lib/forms/use-kept-draft.ts';
import { useOnceTold } from '#app/lib/forms/use-once-told.ts';
import { actionWords as words, notSaved } from '#content/team/project-editor-actions.ts';
import {
  deleteDraftThere,
  deleteProject,
  draftsInTab,
  keepDraftThere,
  type KeptDraft,
  type Saved,
  saveProject,
  type TabDraft,
  unpublishProject,
} from './data.ts';
import { checkedFieldsOn, findProblems, inWords, missingFrom, slugTaken, type Problems } from './find-problems.ts';
import { proposeSlug } from './slugs.ts';
import { begin, type Standing, valuesOf } from './standing.ts';
import { differences, readValues, type Row, type Values, titleOf } from './values.ts';

export type Opened = {
  readonly id: string;
  /** All projects as the list knew them. */
  readonly rows: readonly Row[];
  readonly draft: KeptDraft | undefined;
  /** What this tab kept and the server was not told yet. */
  readonly inTab: Untold<TabDraft> | undefined;
  /** Hears what the server keeps as the draft now. */
  readonly onDraft: (draft: KeptDraft | undefined) => void;
  /** Hears what is saved now. */
  readonly onRow: (row: Row | undefined) => void;
};

/** A state that came from elsewhere than the keyboard, and what stood there before. No text once somebody typed on. */
type Replaced = { readonly before: Values; readonly text: string | undefined };

/** The last attempt to save: whether the project was to be public, and an address that the server knows to be taken. */
type Attempt = { readonly isPublic: boolean; readonly takenSlug?: string };

/**
 * One project in the form: what stands in it, what is saved, and the ways from one to the other. Whatever takes the
 * place of what somebody typed can be undone.
 */
export function useProject({ id, rows, draft, inTab, onDraft, onRow }: Opened) {
  const t = useWords();
  const [begun] = useState(() =>
    begin(
      rows.find((row) => row.id === id),
      draft,
      inTab,
    ),
  );
  const [standing, setStanding] = useState<Standing>(begun.standing);
  // The same for what began at an earlier render: a call, a picture that was long on its way.
  const latest = useRef(standing);
  const [replaced, setReplaced] = useState<Replaced>();
  const attempt = useRef<Attempt>({ isPublic: false });
  const errors = useFormErrors(checkedFieldsOn(t.locale), 'project-');
  const { isBusy, once, outcome, tell } = useOnceTold(titleOf(standing.values));
  const keeper = useKeptDraft<TabDraft, string | null, TableFailure>({
    first: begun.state,
    begun: inTab && { draft: begun.isDraft ? inTab.draft : undefined },
    inTab: (next) => draftsInTab.keep(id, next),
    onServer: async (next, as) => {
      const written = next && { content: next.values, began_with: next.beganWith };
      const told = await (written
        ? keepDraftThere({ project_id: id, author_id: as, ...written })
        : deleteDraftThere(id, as));
      if (told.ok) onDraft(told.value ?? undefined);
      return told.ok ? { ok: true, value: told.value?.saved_at ?? null } : told;
    },
  });

  const others = rows.filter((row) => row.id !== id);
  const { values, saved, conflict } = standing;
  const savedValues = valuesOf(saved);

  function stand(next: Partial<Standing>): void {
    latest.current = { ...latest.current, ...next };
    setStanding(latest.current);
  }

  function problemsOf(next: Values): Problems {
    const { isPublic, takenSlug } = attempt.current;
    const isTaken = takenSlug !== undefined && takenSlug === next.slug;
    return {
      ...findProblems(next, isPublishedAs(latest.current.saved) || isPublic, others, t.locale),
      ...(isTaken && { slug: slugTaken(takenSlug, others) }),
    };
  }

  function put(next: Values): void {
    stand({ values: next });
    errors.look(inWords(problemsOf(next), t));
    keep();
  }

  /** What differs from what is saved is a draft. */
  function keep(): void {
    const now = latest.current;
    const isSame = now.conflict === undefined && differences(now.values, valuesOf(now.saved)).length === 0;
    keeper.keep(isSame ? undefined : { values: now.values, beganWith: now.base });
  }

  /** What somebody typed or chose. */
  function change(part: Partial<Values>): void {
    const next = { ...latest.current.values, ...part };
    const isFollowing = ('title' in part || 'title_de' in part) && !next.isSlugOwn;
    put(isFollowing ? { ...next, slug: proposeSlug(titleOf(next)) } : next);
    tell(undefined);
    setReplaced((last) => last && { ...last, text: undefined });
  }

  /** Puts another state in the place of what stands there. */
  function replace(next: Values, text: string): void {
    setReplaced({ before: latest.current.values, text });
    tell(undefined);
    put(next);
  }

  function undo(): void {
    if (replaced) replace(replaced.before, t(words.undone));
  }

  /** Saves; a project that is published is published as it now is, any other when told so. */
  async function save(publishes: boolean): Promise<void> {
    const { values: sent, saved: before, conflict: isBehind } = latest.current;
    const isPublic = publishes || isPublishedAs(before);
    attempt.current = { isPublic };
    if (errors.refuse(inWords(problemsOf(sent), t))) return;
    if (isBehind) return tell({ text: t(notSaved.newer), isFailure: true });
    await once(async () => {
      const answer = await saveProject(id, sent, before, publishes);
      if (!answer.ok) return fail(answer, sent);
      arrive(answer.value);
      tell({ text: t(isPublic ? words.published : words.saved) });
    });
  }

  async function unpublish(): Promise<void> {
    if (!saved) return;
    await once(async () => {
      const answer = await unpublishProject(saved);
      if (!answer.ok) return fail(answer, latest.current.values);
      arrive(answer.value);
      tell({ text: t(words.unpublished) });
    });
  }

  /** Deletes it, or what was never saved. Out: whether it is gone. */
  async function remove(): Promise<TableAnswer<boolean>> {
    const gone: TableAnswer<boolean> = saved ? await deleteProject(saved) : { ok: true, value: true };
    if (!gone.ok || !gone.value) return gone;
    await keeper.forget();
    onRow(undefined);
    return gone;
  }

  /** What is saved has changed. What was typed in the meantime is a draft beside it. */
  function arrive(row: Row): void {
    stand({ saved: row, base: row.updated_at, conflict: undefined });
    onRow(row);
    setReplaced(undefined);
    keep();
    void keeper.flush();
  }

  function fail(answer: Exclude<Saved, { ok: true }>, sent: Values): void {
    if (answer.because === 'slugTaken') {
      attempt.current = { ...attempt.current, takenSlug: sent.slug };
      return void errors.refuse(inWords({ slug: slugTaken(sent.slug, others) }, t));
    }
    if (answer.because === 'newer') {
      stand({ conflict: { newer: answer.newer } });
      keep();
      return tell({ text: t(notSaved.newer), isFailure: true });
    }
    tell({ text: whyNot(answer), isFailure: true });
  }

  function whyNot({ because, detail }: TableFailure): string {
    return t(notSaved[because], { detail });
  }

  /** After somebody else saved: their state counts as the saved one, whichever of the two is in the form. */
  function settle(newer: Row | undefined, isMine: boolean, text: string): void {
    const { values: mine } = latest.current;
    const isTheirs = !isMine && newer !== undefined;
    stand({
      saved: newer,
      base: newer?.updated_at ?? null,
      conflict: undefined,
      ...(isTheirs && { values: readValues(newer) }),
    });
    keep();
    if (isTheirs) setReplaced({ before: mine, text });
    else tell({ text });
  }

  return {
    values,
    saved,
    savedValues,
    isPublished: isPublishedAs(saved),
    isChanged: differences(values, savedValues).length > 0,
    missing: missingFrom(values, others, t.locale),
    conflict,
    replaced,
    errors,
    outcome,
    isBusy,
    draftState: keeper.state,
    isDraftFound: begun.isDraft,
    change,
    replace,
    undo,
    save,
    unpublish,
    settle,
    tell,
    once,
    whyNot,
    remove,
    keepNow: keeper.flush,
  };
}

const isPublishedAs = (saved: Row | undefined): boolean => typeof saved?.published_at === 'string';
