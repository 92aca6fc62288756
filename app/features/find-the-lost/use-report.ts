import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { followAddress } from '#app/lib/follow-address.ts';
import { fillIn, valuesOf } from '#app/lib/form-values.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { useSending } from '#app/lib/use-sending.ts';
import { whyNotSent } from '#app/lib/why-not-sent.ts';
import { answerProblem, lacksAddress } from '#contract/answer.ts';
import { foundFields, type FoundField } from '#contract/found-fields.ts';
import type { Localized } from '#contract/locale.ts';
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
import { idOf } from './report-fields.tsx';
import { useReportKind } from './report-kind.ts';
import type { Submitted } from './short-submitted-view.tsx';
import type { usePhoto } from './use-photo.ts';

type Problems = Partial<Record<FoundField, Localized>>;

/** Why the last attempt did not succeed, where no field is to blame. `detail` is the server's own sentence. */
type Failure = { is: 'photo' } | { is: 'failed'; detail?: string | undefined };

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
  document.querySelector(`label[for="${idOf(field)}"]`)?.scrollIntoView();
  document.getElementById(idOf(field))?.focus({ preventScroll: true });
}

/** A report from the first letter to its number: kept, checked by the five-field rule, asked about, sent once. */
export function useReport({ photo: chosen, refused: sentBack, onSending, onSubmitted, onGone }: Wishes) {
  const t = useWords();
  const { reason, words } = useReportKind();
  const draft = useDraftForm(reason, '', reportNames, onGone);
  const { isSending, send } = useSending();
  const confirmation = useOnDemand(loadConfirmDialog);
  const [missing, setMissing] = useState<readonly Wanted[]>([]);
  const [problems, setProblems] = useState<Problems>(() => ({
    ...(sentBack?.isEmpty && { item: words.form.empty }),
    ...sentBack?.problems,
  }));
  const [refused, setRefused] = useState({ attempt: 0, problems });
  const [told, setTold] = useState(sentBack?.failure);
  const [failure, setFailure] = useState<Failure>();
  const [isWaiting, setWaiting] = useState(false);

  /** With a mark of the photo: the same words with another photo are another report. */
  function markPhoto(photo = chosen.photo): void {
    fillIn(draft.ref.current, { photo: photoMark(photo) });
  }

  function changed(): void {
    prepare();
    followAddress(draft.ref.current, draft.values);
    markPhoto();
    const { values } = draft.keep();
    setFailure((last) => (last?.is === 'failed' ? last : undefined));
    if (Object.keys(refused.problems).length > 0) void check(values).then((faults) => faults && setProblems(faults));
  }

  function setLocation(location: Location | undefined): void {
    fillIn(draft.ref.current, { location: writeLocation(location) });
    changed();
  }

  /** What is wrong, a field each. Undefined when the rules cannot be loaded. */
  async function check(values: ReportValues): Promise<Problems | undefined> {
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
    setProblems({});
    setRefused({ attempt: 0, problems: {} });
    setTold(undefined);
    setFailure(undefined);
  }

  function fail(detail?: string): void {
    setFailure({ is: 'failed', detail });
  }

  /** Sends, asks, or says what is wrong (FIND-08 to FIND-10). */
  async function submit(): Promise<void> {
    if (isSending || isWaiting) return;
    setFailure(undefined);
    setTold(undefined);
    const { values } = draft.keep();
    const faults = await check(values);
    if (!faults) return fail();
    setProblems(faults);
    setRefused(({ attempt }) => ({ attempt: attempt + 1, problems: faults }));
    if (Object.keys(faults).length > 0) return;
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
    setWaiting(true);
    const { is, photo } = await chosen.whenReady();
    setWaiting(false);
    if (is === 'changed') return;
    if (is === 'refused') {
      return setFailure({ is: 'photo' });
    }
    markPhoto(photo);
    const { id, values } = draft.keepForSending();
    const found = foundItem(values);
    const { website } = valuesOf(draft.ref.current, ['website']);
    const sent = await send(
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
    if (!sent) return;
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
    void sendReport();
  }

  return {
    draft,
    changed,
    setLocation,
    forget,
    submit,
    /** Nothing can be changed now. */
    isSending: isSending || isWaiting,
    problems,
    /** What was wrong at the last attempt, and which one that was. */
    refused: refused.problems,
    attempt: refused.attempt,
    /** What the server said of a form that came back, where no field is to blame. */
    told,
    /** Fields whose error was mended since the last attempt. */
    mended: foundFields.filter((field) => refused.problems[field] && !problems[field]),
    failure,
    ConfirmDialog: confirmation.Opened,
    question: confirmation.opening,
    missing,
    /** Whether nobody could be written to or called. */
    isUnreachable: missing.includes('email') && draft.values.phone.trim() === '',
    addMore,
    submitAsIs,
  };
}
