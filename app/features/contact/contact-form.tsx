import { useRef, useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { contactWords } from '#content/contact/contact.ts';
import { formWords } from '#content/forms/form.ts';
import { valuesOf } from '#app/lib/form-values.ts';
import { useDraftNote } from '#app/lib/use-draft-note.ts';
import { useErrorTitle } from '#app/lib/use-error-title.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { DraftNote } from '#app/ui/draft-note.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { contactFields, contactNames, type ContactField } from '#contract/contact-fields.ts';
import type { Words } from '#contract/words.ts';
import { ContactFields, extraReason } from './contact-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { loadSending, prepare } from './load-on-demand.ts';
import { OtherDraft } from './other-draft.tsx';
import type { Problems } from './send-contact.ts';
import type { Sent } from './sent.ts';
import type { Begun } from './begun.ts';
import { useContactDraft } from './use-contact-draft.ts';

/** The words are chosen while drawing: a visitor may change the language with the errors in view. */
const inWords = (problems: Problems, t: Words): Partial<Record<ContactField, string>> =>
  Object.fromEntries(Object.entries(problems).map(([field, text]) => [field, t(text)]));

type Props = Begun & {
  /** Told what stands after a message that is stored. */
  onSent: (sent: Sent) => void;
};

/** The whole contact form. */
export function ContactForm({ begun, refused: sentBack, onSent }: Props) {
  const t = useWords();
  // Not the browser's address: a form that came back stands at the one it was sent to.
  const { pathname } = usePlace();
  const form = useRef<HTMLFormElement>(null);
  const draft = useContactDraft(form, { begun, refused: sentBack }, forgetSaid);
  const note = useDraftNote({ form, names: contactNames, keep: draft.keep, forget: forgetAll });
  const isHydrated = useHydrated();
  const [problems, setProblems] = useState<Problems>(sentBack?.problems ?? {});
  const [refused, setRefused] = useState<{ attempt: number; problems: Problems }>({ attempt: 0, problems });
  // What is wrong with a form that came back and with none of its fields: without JavaScript it must be seen at once.
  const [told, setTold] = useState(sentBack?.failure);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // State is read at the next render; a second click can come before it.
  const isBusy = useRef(false);
  const faulty = contactFields.filter((field) => refused.problems[field]);
  useErrorTitle(Object.keys(problems).length > 0 || told !== undefined, t);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    setTold(undefined);
    await attempt();
    isBusy.current = false;
    setSending(false);
  }

  async function attempt(): Promise<void> {
    const { id, values } = draft.keepForSending();
    const sending = await loadSending();
    if (!sending) return setFailure(t(contactWords.unreachable));
    const faults = sending.problemsOf(values);
    setProblems(faults);
    setRefused((last) => ({ attempt: last.attempt + 1, problems: faults }));
    if (Object.keys(faults).length > 0) return;
    setSending(true);
    const { website } = valuesOf(form.current, ['website']);
    const result = await sending.sendContact({ id, values, website, page: pathname }, t);
    if (!result.ok) return setFailure(result.text);
    draft.forget();
    onSent({ ...result.receipt, isAnswerWanted: sending.isAnswerWanted(values) });
  }

  async function changed() {
    prepare();
    const { values } = draft.keep();
    if (refused.attempt === 0 && faulty.length === 0) return;
    setProblems((await loadSending())?.problemsOf(values) ?? {});
  }

  function forgetAll() {
    draft.forget();
    forgetSaid();
  }

  /** What was said of words that are gone. */
  function forgetSaid() {
    setProblems({});
    setRefused({ attempt: 0, problems: {} });
    setFailure(undefined);
    setTold(undefined);
  }

  return (
    <>
      {draft.other !== undefined && <OtherDraft query={draft.other} />}
      {(faulty.length > 0 || told) && (
        <ErrorSummary
          title={t(formWords.problem)}
          attempt={refused.attempt}
          problems={[
            ...(told ? [{ field: 'form', text: told }] : []),
            ...faulty.map((field) => ({
              field,
              text: inWords(refused.problems, t)[field] ?? '',
              isMended: !problems[field],
            })),
          ]}
          mended={t(formWords.mended)}
        />
      )}
      <FormFrame id="form" ref={form} onSubmit={(event) => void send(event)} onInput={() => void changed()}>
        <ContactFields
          values={draft.drawn}
          problems={inWords(problems, t)}
          mended={faulty.filter((field) => !problems[field])}
          isPrefilled={draft.isPrefilled}
          isReadOnly={isSending}
          extraReason={extraReason(draft.reason, sentBack !== undefined, t)}
        />
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? t(formWords.sending) : t(contactWords.send)}
        </Button>
        <Outcome text={failure} isFailure />
        {/* Without JavaScript nothing is kept. */}
        <DraftNote {...note} isHidden={!isHydrated} />
      </FormFrame>
    </>
  );
}
