import type { ComponentProps } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import type { FunctionFailure } from '#app/lib/account/ask-function.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import type { DraftState } from '#app/lib/forms/use-kept-draft.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { DraftLine } from '#app/parts/draft-line.tsx';
import buttonRow from '#app/ui/button-row.module.css';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { Passing } from '#app/ui/passing.tsx';
import { entryWords } from '#content/team/page-lists.ts';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import type { Words } from '#contract/words.ts';
import { SayingFields } from './saying-fields.tsx';
import type { Following, SayingField } from './use-saying.ts';

type Draft = DraftState<unknown, FunctionFailure>;

type Props = Omit<ComponentProps<typeof SayingFields>, 'field'> & {
  /** What could be easier to read. */
  hints: readonly string[];
  /** Something is still asked for before it is published: why, and what leads there. */
  next?: { why: string; label: string } | undefined;
  editing: {
    draft: Draft;
    deleteDraft: () => void;
    bringBack: (() => void) | undefined;
    /** What would take back what was published last; undefined where nothing was. */
    undoable: unknown;
    undo: (then: Following) => Promise<unknown>;
  };
  /** The address where what was published now stands; undefined where nobody sees it. */
  seenAt?: string | undefined;
  form: {
    errors: { field: FormErrors<SayingField>['field'] };
    isBusy: boolean;
    outcome: Outcome | undefined;
  };
};

/** Stands below the fields: what is said of the change, publishing it or taking it back, and their draft. */
export function PublishPart({ hints, next, editing, seenAt, form, saying, ...asked }: Props) {
  const t = useWords();
  const isDone = form.outcome !== undefined && !form.outcome.isFailure;
  return (
    <>
      {hints.length > 0 && (
        <>
          <p>{t(words.hints)}</p>
          {/* The same may be said of both languages. */}
          <Lines of={[...new Set(hints)]} />
        </>
      )}
      {next ? <p>{next.why}</p> : <SayingFields saying={saying} field={form.errors.field} {...asked} />}
      <div className={buttonRow.buttons}>
        <Button type="submit" aria-disabled={form.isBusy}>
          {next?.label ?? t(words.publish)}
        </Button>
        {editing.undoable !== undefined && (
          <Passing>
            <Button look="quiet" onClick={() => void editing.undo(saying.takeBack)}>
              {t(words.undo)}
            </Button>
          </Passing>
        )}
        {isDone && seenAt !== undefined && (
          <a className={buttonClass('quiet')} href={seenAt}>
            {t(entryWords.see)}
          </a>
        )}
      </div>
      <DetailedOutcome outcome={form.outcome} />
      {/* Last: it goes with what is published, and would move what was pressed. */}
      <DraftLine said={draftSaid(editing.draft, t)} onDelete={editing.deleteDraft} onBringBack={editing.bringBack} />
    </>
  );
}

/** What is said of a draft, by where it is. Whoever is signed out meanwhile must not wait for a server that answers. */
function draftSaid(state: Draft, t: Words): string | undefined {
  if (state.is === 'none') return undefined;
  if (state.is !== 'onlyHere') return t(state.is === 'kept' ? words.draftKept : words.draftWaiting);
  const { failure } = state;
  if (failure.because === 'unreachable') return t(words.draftOnlyHere);
  return t(words.draftRefused, { detail: accountProblem(failure, t) });
}
