import type { FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { Button } from '#app/ui/button.tsx';
import { useFormErrors } from '#app/lib/use-form-errors.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import { longestTexts, type NewNote } from '#contract/inbox.ts';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { useChange } from './use-change.ts';

const names = ['note'] as const;

/** Adds a note. What is typed waits in this tab, for this message alone. */
export function NoteForm() {
  const t = useWords();
  const { message, me } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const { ref, keep, clear } = useDraftForm('inbox-note', `${me}:${message.id}`, names);
  const errors = useFormErrors(names, 'inbox-');

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const text = keep().values.note.trim();
    if (errors.refuse({ note: problemOf(text) })) return;
    if (await change('/notes', { method: 'POST', body: { text } satisfies NewNote }, t(words.noteSaved))) clear();
  }

  function problemOf(text: string): string | undefined {
    if (text === '') return t(words.noteMissing);
    if (text.length <= longestTexts.note) return undefined;
    return t(words.noteTooLong, { most: longestTexts.note, count: text.length });
  }

  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      noValidate
      aria-label={t(words.noteLabel)}
      onInput={() => errors.look({ note: problemOf(keep().values.note.trim()) })}
      onSubmit={(event) => void save(event)}
    >
      {errors.summary && <ErrorSummary {...errors.summary} />}
      <Field {...errors.field('note')} label={t(words.noteLabel)}>
        {(control) => <textarea {...control} name="note" rows={3} dir="auto" readOnly={isBusy} />}
      </Field>
      <Button type="submit" look="quiet" aria-disabled={isBusy}>
        {t(words.noteSave)}
      </Button>
      <DetailedOutcome outcome={outcome} />
    </form>
  );
}
