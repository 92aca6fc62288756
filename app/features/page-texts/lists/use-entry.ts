import { useWords } from '#app/i18n/locale.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import type { FunctionFailure } from '#app/lib/account/ask-function.ts';
import { checkWritten, saysSame } from '#app/lib/forms/check-entry.ts';
import { useOnceTold } from '#app/lib/forms/use-once-told.ts';
import { type Revision, useRevision } from '#app/lib/forms/use-revision.ts';
import { endFor } from '#app/lib/published/event-days.ts';
import { today } from '#content/mail/team-time-zone.ts';
import { entryWords as words, listHistoryWords } from '#content/team/page-lists.ts';
import { shapeOfList } from '#contract/list-shapes.ts';
import {
  type EntryChange,
  type EntryDraft,
  type EntryNow,
  type EntryProblem,
  type EntryValues,
  fieldsOf,
  type ListField,
} from '#contract/page-lists.ts';
import { entriesInTab } from './entry-drafts.ts';
import { keepDraftThere, publishEntry } from './list-calls.ts';
import { inOneLanguage, typedOf, type Typed, valuesOf } from './typed-values.ts';
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

/** What is published, or what takes that back. */
type Change = Pick<EntryChange, 'values' | 'state'>;

/** What somebody of the team does with one entry: what stands in its fields, its draft, publishing, undoing. */
export function useEntry({ listKey: key, id, entry, draft: there, lookAgain, onPublished }: Needs) {
  const t = useWords();
  const fields = fieldsOf(shapeOfList(key) ?? { fields: [] }, id);
  const { once, isBusy, outcome, tell } = useOnceTold();

  const published = (now: EntryNow | undefined): Revision<Typed> => ({
    fields: typedOf(fields, now?.values ?? firstValues(fields)),
    seen: { version: now?.version ?? null, textVersion: now?.textVersion ?? null },
  });
  /** A draft may be of another version of the site, with a field less. */
  const whole = (said: Typed): Typed => ({ ...published(entry).fields, ...said });
  const revisionOf = ({ typed: said, beganWith, textsBeganWith }: EntryDraft): Revision<Typed> => ({
    fields: whole(said),
    seen: { version: beganWith, textVersion: textsBeganWith },
  });
  const draftOf = ({ fields: typed, seen: { version, textVersion } }: Revision<Typed>): EntryDraft => ({
    typed,
    beganWith: version,
    textsBeganWith: textVersion,
  });
  const inTab = entriesInTab(key);
  const untold = inTab.find(id);
  const {
    fields: typed,
    latest,
    seen,
    flush,
    accept,
    write,
    take,
    undoable,
    ...revision
  } = useRevision<Typed, Change, FunctionFailure>({
    published: published(entry),
    there: there && revisionOf(there),
    untold: untold && { draft: untold.draft && { ...untold.draft, fields: whole(untold.draft.fields) } },
    inTab: (next) => inTab.keep(id, next),
    onServer: (next, as) => keepDraftThere({ key, id, draft: next ? draftOf(next) : null }, as),
  });
  const written = valuesOf(fields, typed, entry?.values);

  /** `sent` is what stands in the fields, where that is published. */
  async function send(change: Change, what: string, sent?: Typed, before?: Change): Promise<EntryNow | undefined> {
    const { version: beganWith, textVersion: textsBeganWith } = seen;
    // What is published is the draft that the server forgets with it.
    await flush();
    const answer = await publishEntry({
      key,
      id,
      beganWith,
      textsBeganWith,
      what,
      ...(sent && { typed: sent }),
      ...change,
    });
    if (answer.ok) {
      accept(published(answer.value), sent, before);
      onPublished(answer.value);
      return answer.value;
    }
    tell({ text: sentProblem(answer, t), isFailure: true });
    if (answer.because === 'refused' && answer.code === 'entry_changed') await lookAgain();
    return undefined;
  }

  return {
    ...revision,
    seen,
    fields,
    typed,
    /** What is wrong; `isAlone`: where only the language of the page is asked for, as if the other one said the same. */
    problems(isAlone: boolean): readonly EntryProblem[] {
      const said = isAlone ? valuesOf(fields, inOneLanguage(fields, typed, t.locale)) : written;
      return checkWritten(fields, said, entry?.values).problems;
    },
    isBusy,
    outcome,
    undoable,
    change(name: string, value: string): void {
      const before = latest();
      const ends = fields.find(({ kind, isAfter }) => kind === 'moment' && isAfter === name)?.path;
      const follows = ends && { [ends]: endFor(value, before[name] ?? '', before[ends] ?? '') };
      write({ ...before, [name]: value, ...follows });
    },
    take: (values: EntryValues, version: string) => take(typedOf(fields, values), version),
    /** Begins with what another entry says. When that was, and what was different then, is its own. */
    takeOver(values: EntryValues): void {
      const texts = fields.filter(
        ({ kind, isOptional, canBeUnknown }) => kind !== 'moment' && (!isOptional || canBeUnknown),
      );
      take({ ...latest(), ...typedOf(texts, values) });
    },
    publish: (what: string, then: Following) =>
      once(async () => {
        if (entry && fields.every(({ path }) => saysSame(written[path], entry.values[path])))
          return tell({ text: t(words.noChanges) });
        const now = await send(
          { values: written },
          what,
          latest(),
          entry ? { values: entry.values } : { state: 'deleted' },
        );
        return now && tell(await then(t(now.state === 'shown' ? words.published : words.publishedHidden)));
      }),
    undo: (then: Following) =>
      once(async () => {
        if (undoable && (await send(undoable, t(listHistoryWords.undone))))
          tell(await then(t(listHistoryWords.undone)));
      }),
  };
}

/** What stands in a new entry before anything is typed. */
const firstValues = (fields: readonly ListField[]): EntryValues =>
  Object.fromEntries(fields.filter(({ beginsToday }) => beginsToday).map(({ path }) => [path, today()]));
