import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { contactWords } from '#content/contact/contact.ts';
import { formWords } from '#content/forms/form.ts';
import { useFormErrors } from '#app/lib/use-form-errors.ts';
import { useOnce } from '#app/lib/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { contactFields, contactNames } from '#contract/contact-fields.ts';
import { ContactFields, extraReason } from './contact-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { loadSending, prepare } from './load-on-demand.ts';
import { OtherDraft } from './other-draft.tsx';
import type { Sent } from './sent.ts';
import type { Begun } from './begun.ts';
import { useContactDraft } from './use-contact-draft.ts';

// `form`: what is wrong with a form that came back and with none of its fields.
const fields = ['form', ...contactFields] as const;

type Props = Begun & {
  /** Told what stands after a message that is stored. */
  onSent: (sent: Sent) => void;
};

/** The whole contact form. */
export function ContactForm({ begun, refused, onSent }: Props) {
  const t = useWords();
  // Not the browser's address: a form that came back stands at the one it was sent to.
  const { pathname } = usePlace();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, once, outcome, tell } = useOnce();
  const errors = useFormErrors(fields, '', { form: refused?.failure, ...refused?.problems });
  const draft = useContactDraft(form, { begun, refused }, forgetSaid);

  async function send() {
    const kept = draft.keepForSending();
    const sending = await loadSending();
    if (!sending) return tell({ text: t(contactWords.unreachable), isFailure: true });
    const { sent, failure } = await sending.sendContact(
      { ...kept, form: form.current, page: pathname },
      errors.refuse,
      t,
    );
    tell(failure);
    if (!sent) return;
    draft.forget();
    onSent(sent);
  }

  async function changed() {
    prepare();
    const { values } = draft.keep();
    if (errors.summary) errors.look({ form: refused?.failure, ...(await loadSending())?.problemsOf(values) });
  }

  /** What was said of words that are gone. */
  function forgetSaid() {
    errors.refuse({});
    tell(undefined);
  }

  return (
    <>
      {draft.other !== undefined && <OtherDraft query={draft.other} />}
      {errors.summary && <ErrorSummary {...errors.summary} />}
      <FormFrame
        id="form"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void once(send);
        }}
        onInput={() => void changed()}
      >
        <ContactFields
          values={draft.drawn}
          field={errors.field}
          isPrefilled={draft.isPrefilled}
          isReadOnly={isBusy}
          extraReason={extraReason(draft.reason, refused !== undefined, t)}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? t(formWords.sending) : t(contactWords.send)}
        </Button>
        <Outcome text={outcome?.text} isFailure />
        <DraftNote
          form={form}
          names={contactNames}
          keep={draft.keep}
          forget={() => {
            draft.forget();
            forgetSaid();
          }}
        />
      </FormFrame>
    </>
  );
}
