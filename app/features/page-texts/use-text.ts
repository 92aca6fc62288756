import { useWords } from '#app/i18n/locale.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import type { FunctionFailure } from '#app/lib/account/ask-function.ts';
import { isElsewhere } from '#app/lib/backend/is-elsewhere.ts';
import { problemsOf } from '#app/lib/forms/check-text.ts';
import { useOnceTold } from '#app/lib/forms/use-once-told.ts';
import { type Revision, useRevision } from '#app/lib/forms/use-revision.ts';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import type { Locale } from '#contract/locale.ts';
import type { PageText, TextNow } from '#contract/page-texts.ts';
import type { Following } from './lists/use-saying.ts';
import { keepDraftThere, publishText, textsInTab } from './text-calls.ts';
import { isSame, newestVersion, shownText, textOf, valuesOf, type Values } from './values.ts';

type Needs = {
  text: TextNow;
  /** Reads it again: somebody else has published meanwhile. */
  lookAgain: () => Promise<TextNow | undefined>;
  onPublished: (now: TextNow) => void;
};

/** What undoes it. */
type Before = { readonly text: PageText | null };

/** What somebody of the team does with one text: what stands in the fields, its draft, publishing and undoing. */
export function useText({ text, lookAgain, onPublished }: Needs) {
  const t = useWords();
  const { builtIn, key, draft } = text;
  const { once, isBusy, outcome, tell } = useOnceTold();
  const { fields, latest, seen, flush, accept, write, take, undoable, ...revision } = useRevision<
    Values,
    Before,
    FunctionFailure
  >({
    published: published(text),
    there: draft && { fields: valuesOf(draft.text), seen: versionOf(draft.beganWith) },
    untold: textsInTab.find(key),
    inTab: (untold) => textsInTab.keep(key, untold),
    onServer: (next, as) =>
      keepDraftThere(
        { key, text: next ? textOf(next.fields, builtIn) : null, beganWith: next?.seen.version ?? null },
        as,
      ),
  });
  const written = textOf(fields, builtIn);

  /** `sent` is what stands in the fields, where that is published. */
  async function send(next: PageText | null, what: string, sent?: Values, before?: Before): Promise<boolean> {
    // What is published is the draft that the server forgets with it.
    await flush();
    const answer = await publishText({ key, text: next, beganWith: seen.version, what });
    if (answer.ok) {
      accept(published(answer.value), sent, before);
      onPublished(answer.value);
      return true;
    }
    tell({ text: sentProblem(answer, t), isFailure: true });
    if (answer.because === 'refused' && answer.code === 'text_changed') await lookAgain();
    return false;
  }

  return {
    ...revision,
    values: fields,
    isBusy,
    outcome,
    problems: problemsOf(written, builtIn),
    undoable,
    change: (locale: Locale, value: string) => write({ ...latest(), [locale]: value }),
    take: (other: PageText, id: string) => take(valuesOf(other), id),
    publish: (what: string, then: Following) =>
      once(async () => {
        if (isSame(written, shownText(text))) return tell({ text: t(words.noChanges) });
        const before = { text: text.versions[0]?.text ?? null };
        if (!(await send(isSame(written, builtIn) ? null : written, what, latest(), before))) return undefined;
        return tell(await then(t(isElsewhere() ? words.publishedElsewhere : words.published)));
      }),
    undo: (then: Following) =>
      once(async () => {
        if (undoable && (await send(undoable.text, t(words.undone)))) tell(await then(t(words.isUndone)));
      }),
  };
}

const versionOf = (version: number | null) => ({ version, textVersion: null });

const published = (text: TextNow): Revision<Values> => ({
  fields: valuesOf(shownText(text)),
  seen: versionOf(newestVersion(text)),
});
