import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { followAddress } from '#app/lib/forms/follow-address.ts';
import { fillIn, valuesOf } from '#app/lib/forms/form-values.ts';
import type { Problems } from '#app/lib/forms/use-form-errors.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { askWhenBack } from '#app/lib/messages/ask-when-back.ts';
import { sendMessage } from '#app/lib/messages/send-message.ts';
import { whyNotSent } from '#app/lib/messages/why-not-sent.ts';
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
import { loadConfirmDialog, loadRules, prepare, type Rules } from './load-on-demand.ts';
import type { ContactDetails } from './report-fields.tsx';
import { useReportKind } from './report-kind.ts';
import type { Submitted } from './short-submitted-view.tsx';
import type { Photo } from './shrink-photo.ts';
import type { usePhoto } from './use-photo.ts';

type Wishes = {
  /** Contact details of an earlier report, where the visitor wanted to keep them. */
  start: ContactDetails;
  photo: ReturnType<typeof usePhoto>;
  /** A form that was sent without scripts and came back. */
  refused: RefusedReport | undefined;
  /** Called before the answers are taken: what comes later is not in them. */
  onSending: () => void;
  onSubmitted: (submitted: Submitted) => void;
  /** Called when another page of the tab has sent or deleted what stood here. */
  onGone: () => void;
};

/** Tells one photo from another. It goes into what is kept of a report, where the photo itself has no room. */
const photoMark = (photo: Photo | undefined): string =>
  photo ? `${photo.base64.length} ${photo.base64.slice(-60)}` : '';

/** Shows the question before it focuses the field: with only the field in view nobody sees what is asked. */
function focusOn(field: FoundField): void {
  document.querySelector(`label[for="found-${field}"]`)?.scrollIntoView();
  document.getElementById(`found-${field}`)?.focus({ preventScroll: true });
}

/** A report from the first letter to its number: kept, checked by the five-field rule, asked about, sent once. */
export function useReport({ start, photo: chosen, refused, onSending, onSubmitted, onGone }: Wishes) {
  const t = useWords();
  const { reason, words } = useReportKind();
  const empty = { item: words.form.empty };
  const form = useForm({
    form: reason,
    names: reportNames,
    start,
    fields: foundFields,
    prefix: 'found-',
    refused: refused && { ...refused, problems: { ...(refused.isEmpty && empty), ...refused.problems } },
    // What is empty needs none.
    load: (values) => (isEmptyReport(foundItem(values)) ? undefined : loadRules()),
    check: problemsOf,
    onGone,
  });
  const { ref, outcome, tell } = form;
  const confirmation = useOnDemand(loadConfirmDialog);
  const [missing, setMissing] = useState<readonly Wanted[]>([]);

  /** With a mark of the photo: the same words with another photo are another report. */
  function markPhoto(photo = chosen.photo): void {
    fillIn(ref.current, { photo: photoMark(photo) });
  }

  function changed(): void {
    prepare();
    followAddress(ref.current, form.values);
    markPhoto();
    // Another photo may do.
    if (outcome?.text === t(foundPhoto.notSent)) tell(undefined);
    void form.changed();
  }

  // The draft knows whether there is one, also where nothing is typed after it was chosen or removed.
  const isRemoved = chosen.step === 'removed';
  const onPhoto = useEffectEvent(() => {
    if (!chosen.photo && !isRemoved) return;
    markPhoto();
    form.keep();
  });
  useEffect(() => onPhoto(), [chosen.photo, isRemoved]);
  const { filled } = form;
  const onFilled = useEffectEvent(() => {
    if (filled?.shown.photo) chosen.miss();
    // An address that was typed before this came is followed as well.
    if (filled?.isTheirs && followAddress(ref.current, filled.shown)) form.keep();
  });
  useEffect(() => void onFilled(), [filled]);

  function setLocation(location: Location | undefined): void {
    fillIn(ref.current, { location: writeLocation(location) });
    changed();
  }

  /** What is wrong, a field each. Undefined when the rules cannot be loaded. */
  function problemsOf(values: Readonly<ReportValues>, rules: Rules): Problems<FoundField> | undefined {
    const found = foundItem(values);
    if (isEmptyReport(found)) return empty;
    if (!rules) return undefined;
    const checked = rules.checkFoundItem(found);
    return {
      ...(lacksAddress(values) && { email: answerProblem }),
      ...(checked.ok ? {} : checked.problems),
    };
  }

  function fail(detail?: string): void {
    tell({ text: t(words.form.failed), isFailure: true, detail });
  }

  /** The connection went before what sends had come. */
  function failAway(): void {
    void askWhenBack(form.keepForSending().id);
    fail();
  }

  /** Sends, or asks first (FIND-09). */
  async function send(values: Readonly<ReportValues>, rules: Rules): Promise<void> {
    if (!rules) return failAway();
    const missingNow = missingOf(foundItem(values));
    setMissing(missingNow);
    // Without a connection the question cannot be asked, and nothing could be sent.
    if (missingNow.length > 0) return loadConfirmDialog().then(confirmation.open, failAway);
    await sendReport(rules);
  }

  async function sendReport(rules: Rules): Promise<void> {
    if (!rules) return failAway();
    const { writeReport, reportLabels } = rules;
    onSending();
    const { end, photo } = await chosen.whenReady();
    if (end === 'dropped') return;
    if (end === 'refused') return tell({ text: t(foundPhoto.notSent), isFailure: true });
    markPhoto(photo);
    const { id, values } = form.keepForSending();
    const found = foundItem(values);
    const { website } = valuesOf(ref.current, ['website']);
    const sent = await sendMessage(
      {
        ...writeReport(found, reason, t, reportLabels[reason]),
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
    form.forget();
    const { name, email, phone } = found;
    const { reference, status } = sent.value;
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
    // They have come, or nothing would have been asked.
    void form.once(async () => sendReport(await loadRules()));
  }

  return {
    ...form,
    changed,
    setLocation,
    submit: (event: FormEvent) => form.submit(event, send),
    ConfirmDialog: confirmation.Opened,
    question: confirmation.opening,
    missing,
    /** Whether nobody could be written to or called. */
    isUnreachable: missing.includes('email') && form.values.phone.trim() === '',
    addMore,
    submitAsIs,
  };
}
