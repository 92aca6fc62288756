import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { followAddress } from '#app/lib/follow-address.ts';
import { fillIn } from '#app/lib/form-values.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { useSending } from '#app/lib/use-sending.ts';
import { whyNotSent } from '#app/lib/why-not-sent.ts';
import { foundForm, foundSent } from '#content/found/form.ts';
import { answerProblem, lacksAddress } from '#contract/answer.ts';
import { foundFields, type FoundField } from '#contract/found-fields.ts';
import type { Localized } from '#contract/locale.ts';
import { loadConfirmDialog, loadRules, prepare } from './load-on-demand.ts';
import { writeLocation, type Location } from './location.ts';
import { photoMark } from './photo.ts';
import { idOf } from './report-fields.tsx';
import { foundItem, missingOf, reportNames, wanted, type ReportValues, type Wanted } from './report-values.ts';
import type { Submitted } from './submitted-view.tsx';
import type { usePhoto } from './use-photo.ts';

type Problems = Partial<Record<FoundField, Localized>>;

/** What became of the last attempt, where it did not succeed. `detail` is the server's own sentence. */
export type Failure =
  /** `isReadByFocus` when the focus moves to the field, which says the same; `attempt` tells the same words apart. */
  | { is: 'empty'; isReadByFocus: boolean; attempt: number }
  | { is: 'photo' }
  | { is: 'failed'; detail?: string | undefined };

type Wishes = {
  photo: ReturnType<typeof usePhoto>;
  /** Brings the visitor to a question that needs an answer. */
  focusOn: (field: FoundField) => void;
  /** Called before the answers are taken: what comes later is not in them. */
  onSending: () => void;
  onSubmitted: (submitted: Submitted) => void;
};

/** A report from the first letter to its number: kept, checked by the five-field rule, asked about, sent once. */
export function useReport({ photo: chosen, focusOn, onSending, onSubmitted }: Wishes) {
  const t = useWords();
  const draft = useDraftForm('find-the-lost', '', reportNames);
  const { isSending, send } = useSending();
  const confirmation = useOnDemand(loadConfirmDialog);
  const [missing, setMissing] = useState<readonly Wanted[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure>();
  const [isWaiting, setWaiting] = useState(false);
  const attempts = useRef(0);

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
    if (Object.keys(refused).length > 0) void check(values).then((faults) => faults && setProblems(faults));
  }

  function setLocation(location: Location | undefined): void {
    fillIn(draft.ref.current, { location: writeLocation(location) });
    changed();
  }

  function forget(): void {
    draft.clear();
    setProblems({});
    setRefused({});
    setFailure(undefined);
  }

  function fail(detail?: string): void {
    setFailure({ is: 'failed', detail });
  }

  /** Sends, asks, or says what is wrong (FIND-08 to FIND-10). */
  async function submit(): Promise<void> {
    if (isSending || isWaiting) return;
    setFailure(undefined);
    const { values } = draft.keep();
    const missingNow = missingOf(foundItem(values));
    if (missingNow.length === wanted.length) {
      attempts.current += 1;
      const isReadByFocus = document.activeElement?.id !== idOf('item');
      setFailure({ is: 'empty', isReadByFocus, attempt: attempts.current });
      return focusOn('item');
    }
    const faults = await check(values);
    if (!faults) return fail();
    setProblems(faults);
    setRefused(faults);
    const faulty = foundFields.find((field) => faults[field]);
    if (faulty) return focusOn(faulty);
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
    const sent = await send(
      {
        ...rules.writeReport(found, t),
        answer: values.answer === 'email' ? 'email' : 'none',
        ...(photo && { photo: photo.base64 }),
        id,
        page: window.location.pathname,
        locale: t.locale,
      },
      { sent: foundSent.title, text: foundSent.text, failed: foundForm.failed },
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
    /** Fields whose error was mended since the last attempt. */
    mended: foundFields.filter((field) => refused[field] && !problems[field]),
    failure,
    ConfirmDialog: confirmation.Opened,
    question: confirmation.opening,
    missing,
    addMore,
    submitAsIs,
  };
}

/** What is wrong, a field each. Undefined when the rules cannot be loaded. */
async function check(values: ReportValues): Promise<Problems | undefined> {
  const rules = await loadRules();
  if (!rules) return;
  const checked = rules.checkFoundItem(foundItem(values));
  return {
    ...(lacksAddress(values) && { email: answerProblem }),
    ...(checked.ok ? {} : checked.problems),
  };
}
