import { useWords } from '#app/i18n/locale.ts';
import { useForm } from '#app/lib/use-form.ts';
import { Button } from '#app/ui/button.tsx';
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
  const form = useForm({
    form: 'inbox-note',
    variant: `${me}:${message.id}`,
    names,
    fields: names,
    prefix: 'inbox-',
    check: ({ note }) => ({ note: problemOf(note.trim()) }),
  });
  const { ref, errors } = form;

  async function save({ note }: { note: string }): Promise<void> {
    const body: NewNote = { text: note.trim() };
    if (await change('/notes', { method: 'POST', body }, t(words.noteSaved))) form.forget();
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
      onInput={() => void form.changed()}
      onSubmit={(event) => form.submit(event, save)}
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
