import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { followAddress } from '#app/lib/forms/follow-address.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { prepareToSend } from '#app/lib/messages/send-message.ts';
import type { Sendable } from '#app/lib/messages/under-way.ts';
import { AnswerField } from '#app/parts/answer-field.tsx';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { dialogWords, messageDialogs, type MessageKind } from '#content/contact/message-dialogs.ts';
import { formWords } from '#content/forms/form.ts';
import { composeMessage, draftVariant, type About } from './compose.ts';
import { findProblems } from './find-problems.ts';
import styles from './message-dialog.module.css';

/** What a dialog is for. `says` is what it says where the words of its kind do not fit. */
export type Subject = { kind: MessageKind; about?: About; says?: { title: string; lead: string } };

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

type Typed = Readonly<Record<(typeof names)[number], string>>;

/** The open dialog: what is asked, what was typed, what went wrong. */
export function MessageForm({ content, subject, page, isSending, failure, onSend, onClosed }: Props) {
  const t = useWords();
  const { kind, about = '', says } = subject;
  const words = messageDialogs[kind];
  const form = useForm({
    form: kind,
    isSending,
    variant: draftVariant(about, page),
    names,
    fields,
    prefix: 'dialog-',
    check: (typed) => findProblems(typed.email.trim(), compose(typed, '')),
  });
  const { ref, values, errors } = form;
  const told = useRef<HTMLDivElement>(null);
  const isEmpty = values.message.trim() === '';

  function write(): void {
    (ref.current?.elements.namedItem('message') as HTMLElement | null)?.focus();
  }
  const begin = useEffectEvent(write);
  // The dialog was opened to write; by itself it would focus the button that closes it.
  useEffect(() => begin(), []);
  // On a small screen it may come below what is seen.
  useEffect(() => {
    if (failure) told.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  function compose(typed: Typed, id: string): Sendable {
    const trimmed = Object.fromEntries(names.map((name) => [name, typed[name].trim()])) as Typed;
    return composeMessage({ kind, about, values: trimmed, page, locale: t.locale, id });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (isEmpty && !isSending) write();
    if (isEmpty || isSending) return;
    form.submit(event, () => {
      const { id, values: typed } = form.keepForSending();
      onSend(compose(typed, id), form.forget);
    });
  }

  function changed() {
    prepareToSend();
    followAddress(ref.current, values);
    void form.changed();
  }

  const title = says?.title ?? t(words.title, { about });
  return (
    <Dialog title={title} titleId="message-title" closeLabel={t(formWords.close)} onClosed={onClosed}>
      <div ref={content}>
        <p>{says?.lead ?? t(words.lead, { about })}</p>
        <form ref={ref} onSubmit={send} onInput={changed} noValidate aria-labelledby="message-title">
          {errors.summary && <ErrorSummary {...errors.summary} />}
          <MessageFields asks={words.asks} field={errors.field} />
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
          <DraftNote form={form} />
        </form>
        <p className={styles.reader}>{t(afterSendingWords.nextRead)}</p>
      </div>
    </Dialog>
  );
}

type MessageFieldsProps = {
  asks: readonly ('email' | 'phone')[];
  field: FormErrors<'message' | 'email'>['field'];
};

/** What a dialog asks for. Its ids are its own: the page behind it may hold the contact form. */
function MessageFields({ asks, field }: MessageFieldsProps) {
  const t = useWords();
  const optional = (label: string) => `${label} ${t(formWords.optional)}`;
  return (
    <>
      <Field {...field('message')} label={t(contactWords.message)} hint={t(dialogWords.messageHint)}>
        {(props) => <textarea {...props} name="message" rows={4} dir="auto" />}
      </Field>
      {asks.includes('email') && (
        <Field {...field('email')} label={optional(t(contactWords.email))} hint={t(dialogWords.emailHint)}>
          {(props) => <input {...props} name="email" type="email" autoComplete="email" />}
        </Field>
      )}
      {asks.includes('phone') && (
        <Field id="dialog-phone" label={optional(t(dialogWords.phone))} hint={t(dialogWords.phoneHint)}>
          {(props) => <input {...props} name="phone" type="tel" autoComplete="tel" />}
        </Field>
      )}
      {asks.includes('email') && <AnswerField id="dialog-answer" />}
    </>
  );
}
