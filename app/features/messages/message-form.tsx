import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { followAddress } from '#app/lib/follow-address.ts';
import { prepareToSend } from '#app/lib/send-message.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { useFormErrors } from '#app/lib/use-form-errors.ts';
import type { Sendable } from '#app/lib/under-way.ts';
import { splitLocale } from '#contract/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { dialogWords, messageDialogs, type MessageKind } from '#content/contact/message-dialogs.ts';
import { composeMessage, type About } from './compose.ts';
import { findProblems } from './find-problems.ts';
import styles from './message-dialog.module.css';
import { MessageFields } from './message-fields.tsx';

/** What a dialog is for. `asks` is what it says where the words of its kind do not fit. */
export type Subject = { kind: MessageKind; about?: About; asks?: { title: string; lead: string } };

type Props = {
  /** Stands around everything in the dialog. */
  content: RefObject<HTMLDivElement | null>;
  subject: Subject;
  page: string;
  isSending: boolean;
  failure: ReactNode;
  onSend: (message: Sendable, clear: () => void) => void;
  onClosed: () => void;
};

const names = ['message', 'email', 'phone', 'answer'] as const;
const fields = ['message', 'email'] as const;

function focusOn(form: RefObject<HTMLFormElement | null>, name: (typeof names)[number]): void {
  (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus();
}

/** The open dialog: what is asked, what was typed, what went wrong. */
export function MessageForm({ content, subject, page, isSending, failure, onSend, onClosed }: Props) {
  const t = useWords();
  const { kind, about = '', asks } = subject;
  const words = messageDialogs[kind];
  // One draft for both languages of a page.
  const { ref: form, values, keep, keepForSending, clear } = useDraftForm(kind, splitLocale(page).path, names);
  const errors = useFormErrors(fields, 'dialog-');
  const told = useRef<HTMLDivElement>(null);
  const isEmpty = values.message.trim() === '';
  const isUntouched = Object.values(values).every((value) => value === '');

  // The dialog was opened to write; by itself it would focus the button that closes it.
  useEffect(() => focusOn(form, 'message'), [form]);
  // On a small screen it may come below what is seen.
  useEffect(() => {
    if (failure) told.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  function compose({ id, values }: { id: string; values: Record<(typeof names)[number], string> }) {
    const trimmed = Object.fromEntries(names.map((name) => [name, values[name].trim()])) as typeof values;
    const composed = composeMessage({ kind, about, values: trimmed, page, locale: t.locale, id });
    return { composed, problems: findProblems(trimmed.email, composed) };
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (isEmpty) return focusOn(form, 'message');
    const { composed, problems } = compose(keepForSending());
    if (!errors.refuse(problems)) onSend(composed, clear);
  }

  function changed() {
    prepareToSend();
    followAddress(form.current, values);
    const next = keep();
    if (errors.summary) errors.look(compose({ id: '', values: next.values }).problems);
  }

  function forget() {
    clear();
    errors.refuse({});
  }

  const title = asks?.title ?? t(words.title, { about });
  return (
    <Dialog title={title} titleId="message-title" closeLabel={t(formWords.close)} onClosed={onClosed}>
      <div ref={content}>
        <p>{asks?.lead ?? t(words.lead, { about })}</p>
        <form ref={form} onSubmit={send} onInput={changed} noValidate aria-labelledby="message-title">
          {errors.summary && <ErrorSummary {...errors.summary} />}
          <MessageFields asks={words.asks} field={errors.field} isReadOnly={isSending} />
          <p className={styles.send}>
            <Button
              type="submit"
              aria-disabled={isEmpty || isSending}
              aria-describedby={isEmpty ? 'message-reason' : undefined}
            >
              {isSending ? t(formWords.sending) : t(words.send)}
            </Button>
            <span className={isEmpty ? undefined : styles.gone} id="message-reason">
              {t(dialogWords.writeFirst)}
            </span>
          </p>
          <p className="heard" role="status">
            {isSending && t(formWords.sending)}
          </p>
          <div ref={told}>
            <Outcome text={failure} isFailure />
          </div>
          <DraftNote {...{ form, names, keep, forget }} isEmpty={isUntouched} />
        </form>
        <p className={styles.reader}>{t(afterSendingWords.nextRead)}</p>
      </div>
    </Dialog>
  );
}
