import { useId, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { takeFocusLate } from '#app/lib/browser/take-focus.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/control-fields.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Form } from '#app/ui/form.tsx';
import oneLine from '#app/ui/lines.module.css';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxWords } from '#content/inbox/words.ts';
import { type Note, type NewNote, longestTexts } from '#contract/inbox-message.ts';
import { useOpenMessage, useChange } from './message-context.ts';
import styles from './message.module.css';
import { When } from './when.tsx';

/** What the team tells itself about a message. One's own notes can be deleted, and written again. */
export function Notes({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { message, me } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const [gone, setGone] = useState<NewNote>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  async function remove(note: Note): Promise<void> {
    if (!(await change(`/notes/${note.id}`, { method: 'DELETE' }, t(words.noteDeleted)))) return;
    setGone({ id: newId(), text: note.text });
    takeFocusLate(heading.current);
  }

  async function writeAgain(body: NewNote): Promise<void> {
    if (!(await change('/notes', { method: 'POST', body }, t(words.noteBack)))) return;
    setGone(undefined);
    takeFocusLate(heading.current);
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t(words.notes)}
      </h3>
      <p className={oneLine.small}>{t(words.notesPrivate)}</p>
      {message.notes.length === 0 ? (
        <p>{t(words.noNotes)}</p>
      ) : (
        <ul className={styles.entries}>
          {message.notes.map((note) => (
            <li key={note.id}>
              <p className={styles.by}>
                <bdi>{note.author?.id === me ? t(words.byMe) : (note.author?.name ?? t(inboxWords.somebodyGone))}</bdi>,{' '}
                <When at={note.createdAt} />
              </p>
              <div className={styles.words} dir="auto">
                {note.text}
              </div>
              {!isReadOnly && note.author?.id === me && (
                <button
                  type="button"
                  className={styles.plain}
                  aria-label={`${t(words.noteDelete)} ${t(words.noteDeleteOf, { when: timeInWords(note.createdAt, t) })}`}
                  aria-disabled={isBusy}
                  onClick={() => void remove(note)}
                >
                  {t(words.noteDelete)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <DetailedOutcome outcome={outcome} />
      {gone !== undefined && !isReadOnly && (
        <button type="button" className={styles.plain} aria-disabled={isBusy} onClick={() => void writeAgain(gone)}>
          {t(words.noteUndo)}
        </button>
      )}
      {!isReadOnly && <NoteForm />}
    </section>
  );
}

const names = ['note'] as const;

/** Adds a note. What is typed waits in this tab, for this message alone. */
function NoteForm() {
  const t = useWords();
  const { message } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const form = useForm({
    form: '@inbox-note',
    variant: message.id,
    names,
    fields: names,
    prefix: 'inbox-',
    check: ({ note }) => ({ note: problemOf(note.trim()) }),
  });
  const { errors } = form;

  async function save(): Promise<void> {
    const { id, values } = form.keepForSending();
    const body: NewNote = { id, text: values.note.trim() };
    if (await change('/notes', { method: 'POST', body }, t(words.noteSaved))) form.forget();
  }

  function problemOf(text: string): string | undefined {
    if (text === '') return t(words.noteMissing);
    if (text.length <= longestTexts.note) return undefined;
    return t(words.noteTooLong, { most: longestTexts.note, count: text.length });
  }

  return (
    <Form form={form} className={styles.form} aria-label={t(words.noteLabel)} onSend={save}>
      <TextareaField {...errors.field('note')} label={t(words.noteLabel)} name="note" rows={3} />
      <Button type="submit" look="quiet" aria-disabled={isBusy}>
        {t(words.noteSave)}
      </Button>
      <DetailedOutcome outcome={outcome} />
    </Form>
  );
}
