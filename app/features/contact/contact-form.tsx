import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { backendUrl } from '#app/lib/backend/backend.ts';
import { useSearch } from '#app/lib/browser/use-search.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { keepUnsent } from '#app/lib/messages/unsent.ts';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import alike from '#app/ui/looks.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { contactWords } from '#content/contact/contact.ts';
import { draftWords } from '#content/forms/draft.ts';
import { formWords } from '#content/forms/form.ts';
import { contactFields, contactNames } from '#contract/contact-fields.ts';
import type { RefusedForm } from '#contract/site-data.ts';
import { ContactFields, extraReason } from './contact-fields.tsx';
import styles from './contact.module.css';
import { loadSending, prepare, sendPlain } from './load-on-demand.ts';
import type { Prefill } from './prefill.ts';
import type { Sent } from './sent.ts';

/** How the form begins where the server knows it: what a link put there, or all of a form that came back. */
export type Begun = {
  readonly begun?: Prefill | undefined;
  readonly refused?: RefusedForm | undefined;
  /** Whether the answer is not due in days. */
  readonly later?: boolean | undefined;
};

type Props = Begun & {
  /** Told what stands after a message that is stored. */
  onSent: (sent: Sent) => void;
};

/** The whole contact form. */
export function ContactForm({ begun, refused, later, onSent }: Props) {
  const t = useWords();
  // Not the browser's address: a form that came back stands at the one it was sent to.
  const { pathname } = usePlace();
  const link = useBegun(begun);
  const form = useForm({
    ...link,
    form: 'contact',
    names: contactNames,
    fields: contactFields,
    refused,
    load: loadSending,
    check: (values, sending) => sending?.problemsOf(values),
  });
  const { ref, drawn, filled, errors, isBusy, outcome } = form;
  const { message, reason } = filled?.shown ?? drawn;
  const told = useRef<HTMLDivElement>(null);
  // On a phone it may come below what is seen, and the press would seem to do nothing.
  useEffect(() => {
    if (outcome) told.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  /** The script that sends it did not come. */
  async function sendWithout({ id, values }: ReturnType<typeof form.keepForSending>): Promise<void> {
    try {
      const next = await sendPlain(ref.current as HTMLFormElement, id);
      if (!next) return;
      form.forget();
      location.assign(next);
    } catch {
      // What would ask on this page did not come either: another page does.
      if (values.message !== '') keepUnsent({ id, at: Date.now() });
      form.tell({ text: t(contactWords.unreachable), isFailure: true });
    }
  }

  async function send(_: unknown, sending: Awaited<ReturnType<typeof loadSending>>): Promise<void> {
    const kept = form.keepForSending();
    if (!sending) return sendWithout(kept);
    const attempt = { ...kept, form: ref.current, page: pathname };
    const { sent, failure } = await sending.sendContact(attempt, t);
    form.tell(failure);
    if (!sent) return;
    form.forget();
    onSent(sent);
  }

  return (
    <>
      {filled?.other !== undefined && (
        // One that was begun with another link. It is never put into this one.
        <p className={styles.other}>
          {t(draftWords.other)} <a href={pathname + filled.other}>{t(draftWords.open)}</a>
        </p>
      )}
      {errors.summary && <ErrorSummary {...errors.summary} />}
      <FormFrame
        id="form"
        ref={ref}
        onSubmit={(event) => form.submit(event, send)}
        onInput={() => {
          prepare();
          void form.changed();
        }}
      >
        {/* Without scripts nobody else knows it any more when the message has arrived. */}
        {later && <input type="hidden" name="later" value="event" />}
        <ContactFields
          values={drawn}
          field={errors.field}
          isPrefilled={message !== '' && message === link.start?.message}
          extraReason={extraReason(reason, refused !== undefined, t)}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? t(formWords.sending) : t(contactWords.send)}
        </Button>
        <Outcome text={outcome?.text} isFailure ref={told} />
        <DraftNote form={form} />
      </FormFrame>
    </>
  );
}

/**
 * The link that led here, and what it puts into the form. Each link has a draft of its own, so nothing is overwritten or
 * merged. The rules are loaded only for a link that the server did not know: on a copy of the site that no server of
 * ours draws.
 * @param begun What the server knew and drew.
 */
function useBegun(begun: Prefill | undefined): { variant: string; start: Prefill | undefined } {
  const t = useWords();
  const variant = useSearch();
  const isDrawn = usePlace().search === variant && begun !== undefined;
  const [read, setRead] = useState<{ variant: string; start: Prefill }>();

  useEffect(() => {
    // The server has the page do it.
    if (isDrawn || variant === '' || import.meta.env.SSR) return;
    void import('./prefill.ts').then(
      (rules) => setRead({ variant, start: rules.prefill(new URLSearchParams(variant), t) }),
      // No connection: the form still works, only the first sentence is missing.
      () => {},
    );
  }, [variant, isDrawn, t]);

  return { variant, start: isDrawn ? begun : read?.variant === variant ? read.start : undefined };
}

/**
 * The form around the questions. It posts to the same function that the script calls, so it works
 * before React has arrived and without JavaScript; the server then answers with a page.
 */
function FormFrame({ children, ...form }: ComponentProps<'form'>) {
  const t = useWords();
  return (
    <form
      {...form}
      className={alike.box}
      method="post"
      action={`${backendUrl}/functions/v1/send-email`}
      noValidate
      aria-label={t(contactWords.title)}
    >
      <input type="hidden" name="locale" value={t.locale} />
      <input type="hidden" name="page" value={usePlace().pathname} />
      {/* A trap for programs that fill in every field. People neither see nor reach it. */}
      <div className={alike.trap} aria-hidden="true">
        <label htmlFor="website">{t(contactWords.trap)}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
    </form>
  );
}
