import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { followAddress } from '#app/lib/follow-address.ts';
import { fillIn, valuesOf } from '#app/lib/form-values.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { sendMessage } from '#app/lib/send-message.ts';
import { useFormErrors, type Problems } from '#app/lib/use-form-errors.ts';
import { useOnce } from '#app/lib/use-once.ts';
import { whyNotSent } from '#app/lib/why-not-sent.ts';
import { foundPhoto } from '#content/found/photo.ts';
import { answerProblem, lacksAddress } from '#contract/answer.ts';
import { foundFields, type FoundField } from '#contract/found-fields.ts';
import { writeLocation, type Location } from '#contract/location.ts';
import {
  foundItem,
  isEmptyReport,
  missingOf,
  reportNames,
  type ReportValues,
  type Wanted,
} from '#contract/report-values.ts';
import type { RefusedReport } from '#contract/site-data.ts';
import { loadConfirmDialog, loadRules, prepare } from './load-on-demand.ts';
import { photoMark } from './photo.ts';
import { useReportKind } from './report-kind.ts';
import type { Submitted } from './short-submitted-view.tsx';
import type { usePhoto } from './use-photo.ts';

// `form`: what the server said of a form that came back, where no field is to blame.
const fields = ['form', ...foundFields] as const;

type Wishes = {
  photo: ReturnType<typeof usePhoto>;
  /** A form that was sent without scripts and came back. */
  refused: RefusedReport | undefined;
  /** Called before the answers are taken: what comes later is not in them. */
  onSending: () => void;
  onSubmitted: (submitted: Submitted) => void;
  /** Called when another page of the tab has sent or deleted what stood here. */
  onGone: () => void;
};

/** Shows the question before it focuses the field: with only the field in view nobody sees what is asked. */
function focusOn(field: FoundField): void {
  document.querySelector(`label[for="found-${field}"]`)?.scrollIntoView();
  document.getElementById(`found-${field}`)?.focus({ preventScroll: true });
}

/** A report from the first letter to its number: kept, checked by the five-field rule, asked about, sent once. */
export function useReport({ photo: chosen, refused: sentBack, onSending, onSubmitted, onGone }: Wishes) {
  const t = useWords();
  const { reason, words } = useReportKind();
  const draft = useDraftForm(reason, '', reportNames, onGone);
  const { isBusy, once, outcome, tell } = useOnce();
  const confirmation = useOnDemand(loadConfirmDialog);
  const [missing, setMissing] = useState<readonly Wanted[]>([]);
  const errors = useFormErrors(fields, 'found-', {
    form: sentBack?.failure,
    ...(sentBack?.isEmpty && { item: words.form.empty }),
    ...sentBack?.problems,
  });

  /** With a mark of the photo: the same words with another photo are another report. */
  function markPhoto(photo = chosen.photo): void {
    fillIn(draft.ref.current, { photo: photoMark(photo) });
  }

  function changed(): void {
    prepare();
    followAddress(draft.ref.current, draft.values);
    markPhoto();
    const { values } = draft.keep();
    // Another photo may do.
    if (outcome?.text === t(foundPhoto.notSent)) tell(undefined);
    if (!errors.summary) return;
    void check(values).then((faults) => faults && errors.look({ form: sentBack?.failure, ...faults }));
  }

  function setLocation(location: Location | undefined): void {
    fillIn(draft.ref.current, { location: writeLocation(location) });
    changed();
  }

  /** What is wrong, a field each. Undefined when the rules cannot be loaded. */
  async function check(values: ReportValues): Promise<Problems<FoundField> | undefined> {
    const found = foundItem(values);
    if (isEmptyReport(found)) return { item: words.form.empty };
    const rules = await loadRules();
    if (!rules) return;
    const checked = rules.checkFoundItem(found);
    return {
      ...(lacksAddress(values) && { email: answerProblem }),
      ...(checked.ok ? {} : checked.problems),
    };
  }

  function forget(): void {
    draft.clear();
    errors.refuse({});
    tell(undefined);
  }

  function fail(detail?: string): void {
    tell({ text: t(words.form.failed), isFailure: true, detail });
  }

  /** Sends, asks, or says what is wrong (FIND-08 to FIND-10). */
  async function submit(): Promise<void> {
    const { values } = draft.keep();
    const faults = await check(values);
    if (!faults) return fail();
    if (errors.refuse(faults)) return;
    const missingNow = missingOf(foundItem(values));
    setMissing(missingNow);
    // Without a connection the question cannot be asked, and nothing could be sent.
    if (missingNow.length > 0) return loadConfirmDialog().then(confirmation.open, () => fail());
    await sendReport();
  }

  async function sendReport(): Promise<void> {
    onSending();
    const rules = await loadRules();
    if (!rules) return fail();
    const { is, photo } = await chosen.whenReady();
    if (is === 'changed') return;
    if (is === 'refused') return tell({ text: t(foundPhoto.notSent), isFailure: true });
    markPhoto(photo);
    const { id, values } = draft.keepForSending();
    const found = foundItem(values);
    const { website } = valuesOf(draft.ref.current, ['website']);
    const sent = await sendMessage(
      {
        ...rules.writeReport(found, reason, t, rules.reportLabels[reason]),
        answer: values.answer === 'email' ? 'email' : 'none',
        ...(photo && { photo: photo.base64 }),
        ...(website && { website }),
        id,
        page: window.location.pathname,
        locale: t.locale,
      },
      { sent: words.sent.title, text: words.sent.text, failed: words.form.failed },
    );
    if (!sent.ok) return fail(whyNotSent(sent, t));
    forget();
    const { name, email, phone } = found;
    const { reference, status } = sent.receipt;
    onSubmitted({ reference, status, contact: { name, email, phone, answer: values.answer } });
  }

  /** The safe answer of the dialog: back to the first thing that is missing. */
  function addMore(): void {
    confirmation.close();
    const [first] = missing;
    if (first) focusOn(first);
  }

  function submitAsIs(): void {
    confirmation.close();
    void once(sendReport);
  }

  return {
    draft,
    changed,
    setLocation,
    forget,
    submit: () => void once(submit),
    /** Nothing can be changed now. */
    isSending: isBusy,
    errors,
    outcome,
    ConfirmDialog: confirmation.Opened,
    question: confirmation.opening,
    missing,
    /** Whether nobody could be written to or called. */
    isUnreachable: missing.includes('email') && draft.values.phone.trim() === '',
    addMore,
    submitAsIs,
  };
}
