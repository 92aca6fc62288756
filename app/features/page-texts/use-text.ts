import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { problemsOf } from '#app/lib/forms/check-text.ts';
import { type DraftState, useKeptDraft } from '#app/lib/forms/use-kept-draft.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import type { Locale } from '#contract/locale.ts';
import type { PageText, TextNow } from '#contract/page-texts.ts';
import type { Following } from './lists/use-saying.ts';
import { keepInTab, untoldInTab } from './tab-drafts.ts';
import { isElsewhere, keepDraftThere, publishText } from './text-calls.ts';
import { textProblem } from './text-problem.ts';
import { isSame, newestVersion, shownText, textOf, valuesOf, type Values } from './values.ts';

type Needs = {
  text: TextNow;
  /** Reads it again: somebody else has published meanwhile. */
  lookAgain: () => Promise<TextNow | undefined>;
  onPublished: (now: TextNow) => void;
};

/** What stood in the fields before a press put something else there: which version was taken, if one was. */
type Replaced = { values: Values; beganWith: number | null; isDraft: boolean; taken?: string };

/** What somebody of the team does with one text: what stands in the fields, its draft, publishing and undoing. */
export function useText({ text, lookAgain, onPublished }: Needs) {
  const t = useWords();
  const { builtIn, key } = text;
  const [begun] = useState(() => beginOf(text));
  const [values, setValues] = useState(begun.values);
  // The same for a call that began at an earlier render.
  const latest = useRef(values);
  const [beganWith, setBeganWith] = useState(begun.beganWith);
  const [undoable, setUndoable] = useState<{ text: PageText | null }>();
  const draft = useKeptDraft({
    first: begun.first,
    begun: begun.untold,
    inTab: (next) => keepInTab(key, next),
    onServer: (next, as) =>
      keepDraftThere({ key, text: next ? textOf(next.values, builtIn) : null, beganWith: next?.beganWith ?? null }, as),
  });
  const [replaced, setReplaced] = useState<Replaced>();
  const { once, isBusy, outcome, tell } = useOnce();
  const written = textOf(values, builtIn);

  function put(next: Values): void {
    latest.current = next;
    setValues(next);
  }

  function write(next: Values, from = beganWith): void {
    put(next);
    setUndoable(undefined);
    setReplaced(undefined);
    draft.keep({ values: next, beganWith: from });
  }

  /** What somebody wrote, before something takes its place. */
  const aside = (): Replaced => ({ values: latest.current, beganWith, isDraft: draft.state.is !== 'none' });

  /** In the fields stands what everybody reads. */
  function showPublished(): void {
    put(valuesOf(shownText(text)));
    setBeganWith(newestVersion(text));
    void draft.forget();
  }

  function dropMine(): void {
    const before = replaced ?? aside();
    showPublished();
    setReplaced(before);
  }

  function bringBack({ values: before, beganWith: from, isDraft }: Replaced): void {
    setReplaced(undefined);
    if (!isDraft) return showPublished();
    setBeganWith(from);
    write(before, from);
  }

  async function send(next: PageText | null, from: number | null, what: string): Promise<TextNow | undefined> {
    const answer = await publishText({ key, text: next, beganWith: from, what });
    if (answer.ok) {
      setReplaced(undefined);
      setBeganWith(newestVersion(answer.value));
      onPublished(answer.value);
      return answer.value;
    }
    tell({ text: textProblem(answer, t), isFailure: true });
    if (answer.because === 'refused' && answer.code === 'text_changed') await lookAgain();
    return undefined;
  }

  /** What was typed while a call was under way is a draft beside what is published now. */
  const keepBeside = (now: TextNow): void => draft.keep({ values: latest.current, beganWith: newestVersion(now) });

  return {
    values,
    draft: draft.state,
    isBusy,
    outcome,
    problems: problemsOf(written, builtIn),
    /** Somebody has published since this was begun. */
    isOvertaken: beganWith !== newestVersion(text),
    undoable,
    change: (locale: Locale, value: string) => write({ ...latest.current, [locale]: value }),
    /** The version that stands in the fields as it was. */
    taken: replaced?.taken,
    take(other: PageText, id: string): void {
      const before = replaced ?? aside();
      write(valuesOf(other));
      setReplaced({ ...before, taken: id });
    },
    bringBack: replaced && (() => bringBack(replaced)),
    settle(isMine: boolean): void {
      if (!isMine) return dropMine();
      setBeganWith(newestVersion(text));
      write(values, newestVersion(text));
    },
    deleteDraft: dropMine,
    publish: (what: string, then: Following) =>
      once(async () => {
        if (isSame(written, shownText(text))) return tell({ text: t(words.noChanges) });
        const before = text.versions[0]?.text ?? null;
        const { current: sent } = latest;
        // What is published is the draft that the server forgets with it.
        await draft.flush();
        const now = await send(isSame(written, builtIn) ? null : written, beganWith, what);
        if (!now) return undefined;
        if (latest.current === sent) draft.drop();
        else keepBeside(now);
        setUndoable({ text: before });
        return tell(await then(t(isElsewhere() ? words.publishedElsewhere : words.published)));
      }),
    undo: (then: Following) =>
      once(async () => {
        if (!undoable) return;
        const { current: sent } = latest;
        const now = await send(undoable.text, beganWith, t(words.undone));
        if (!now) return;
        setUndoable(undefined);
        if (latest.current === sent) put(valuesOf(shownText(now)));
        else keepBeside(now);
        tell(await then(t(words.isUndone)));
      }),
  };
}

/** What stands in the fields at first: what this tab keeps goes before what the server has, and that before what is read. */
function beginOf(text: TextNow) {
  const untold = untoldInTab(text.key);
  const there = text.draft && { values: valuesOf(text.draft.text), beganWith: text.draft.beganWith };
  const draft = untold ? untold.draft : there;
  const first: DraftState = !draft ? { is: 'none' } : untold ? { is: 'waiting' } : { is: 'kept', at: undefined };
  return { untold, first, ...(draft ?? { values: valuesOf(shownText(text)), beganWith: newestVersion(text) }) };
}
