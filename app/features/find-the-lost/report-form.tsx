import { useMemo, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { useDraftNote } from '#app/lib/use-draft-note.ts';
import { useErrorTitle } from '#app/lib/use-error-title.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { DraftNote } from '#app/ui/draft-note.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { foundForm as words } from '#content/found/form.ts';
import { foundPhoto } from '#content/found/photo.ts';
import type { FoundField } from '#contract/found-fields.ts';
import styles from './find-the-lost.module.css';
import { readLocation, type Location } from './location.ts';
import { MapPicker } from './map-picker.tsx';
import { PhotoField } from './photo-field.tsx';
import { ContactFields, idOf, PlaceField, ThingFields, type ContactDetails } from './report-fields.tsx';
import { reportNames } from './report-values.ts';
import type { Submitted } from './submitted-view.tsx';
import { useFinding } from './use-finding.ts';
import { usePhoto } from './use-photo.ts';
import { useReport } from './use-report.ts';
import { WhereField } from './where-field.tsx';

type Props = {
  /** Contact details of an earlier report, where the visitor wanted to keep them. */
  start: ContactDetails;
  onSubmitted: (submitted: Submitted) => void;
};

const failures = { empty: words.empty, photo: foundPhoto.notSent, failed: words.failed };

/** Shows the question before it focuses the field: with only the field in view nobody sees what is asked. */
function focusOn(field: FoundField): void {
  document.querySelector(`label[for="${idOf(field)}"]`)?.scrollIntoView();
  document.getElementById(idOf(field))?.focus({ preventScroll: true });
}

/** The form of Find the Lost. What is typed and pressed before it works is not lost. */
export function ReportForm({ start, onSubmitted }: Props) {
  const t = useWords();
  const isReady = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const photo = usePhoto();
  const report = useReport({ photo, focusOn, onSending: () => finding.stop(), onSubmitted });
  const finding = useFinding(report.setLocation);
  const { failure, isSending, ConfirmDialog } = report;
  const { ref: form, values, keep } = report.draft;
  const note = useDraftNote({ form, names: reportNames, keep: keepAgain, forget });
  const place = useMemo(() => readLocation(values.location), [values.location]);
  const isWaiting = isSending && photo.step === 'working';
  const isUntouched = Object.values(values).every((value) => value === '');
  useErrorTitle(Object.keys(report.problems).length > 0, t);

  function forget() {
    finding.stop();
    photo.forget();
    report.forget();
  }

  function keepAgain() {
    photo.restore();
    keep();
  }

  function setByHand(point: Location) {
    finding.stop();
    report.setLocation(point);
  }

  const problems = Object.entries(report.problems).map(([field, text]) => [field, t(text)]);
  if (failure?.is === 'empty') problems.push(['item', t(words.empty)]);
  const fields = {
    problems: Object.fromEntries(problems) as Partial<Record<FoundField, string>>,
    mended: report.mended,
    isReadOnly: isSending,
  };

  return (
    <>
      <form
        className={`${styles.form} ${styles.scripted}`}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void report.submit();
        }}
        onInput={report.changed}
        noValidate
        aria-labelledby="found-title"
      >
        <p>{t(words.short)}</p>
        {/* No text of a visitor, but kept with it. */}
        <input type="hidden" name="location" />
        <input type="hidden" name="photo" />
        <WhereField location={place} finding={finding} onChange={report.setLocation} isReadOnly={isSending}>
          <MapPicker point={place} onPicked={setByHand} />
          <PlaceField {...fields} />
        </WhereField>
        <ThingFields {...fields}>
          <PhotoField chosen={photo} isReadOnly={isSending} />
        </ThingFields>
        <ContactFields {...fields} start={start} />
        <Button
          // Until the form works, a press must not make the browser send it.
          type={isReady ? 'submit' : 'button'}
          ref={button}
          aria-disabled={isSending}
        >
          {isSending ? t(formWords.sending) : t(words.submit)}
        </Button>
        <p className={isWaiting ? undefined : 'heard'} role="status">
          {isWaiting ? t(foundPhoto.waits) : isSending && t(formWords.sending)}
        </p>
        <Outcome
          key={failure?.is === 'empty' ? failure.attempt : undefined}
          text={failure && t(failures[failure.is])}
          isFailure
          isSilent={failure?.is === 'empty' && failure.isReadByFocus}
        />
        {failure?.is === 'failed' && failure.detail && <p>{failure.detail}</p>}
        <DraftNote {...note} isHidden={isUntouched && !note.isDeleted} />
      </form>
      {ConfirmDialog && (
        <ConfirmDialog
          key={report.question}
          missing={report.missing}
          onMore={report.addMore}
          onSubmit={report.submitAsIs}
        />
      )}
    </>
  );
}
