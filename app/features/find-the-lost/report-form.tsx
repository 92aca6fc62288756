import { type ComponentProps, useMemo } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { backendUrl } from '#app/lib/backend/backend.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import alike from '#app/ui/looks.module.css';
import { contactWords } from '#content/contact/contact.ts';
import { formWords } from '#content/forms/form.ts';
import { reportWithoutScripts } from '#content/found/form.ts';
import { foundPhoto } from '#content/found/photo.ts';
import { readLocation, type Location } from '#contract/location.ts';
import { reportNames, type ReportValues } from '#contract/report-values.ts';
import styles from './find-the-lost.module.css';
import { MapPicker } from './map-picker.tsx';
import { PhotoField } from './photo-field.tsx';
import { PositionField } from './position-field.tsx';
import { ContactFields, PlaceFields, ThingFields } from './report-fields.tsx';
import { useReportKind } from './report-kind.ts';
import { useFinding } from './use-finding.ts';
import { usePhoto } from './use-photo.ts';
import { useReport } from './use-report.ts';

type Props = Pick<Parameters<typeof useReport>[0], 'start' | 'refused' | 'onSubmitted'> & {
  /** What the map shows first. */
  mapStart: string;
};

/** The form of both reports. What is typed and pressed before it works is not lost. */
export function ReportForm({ mapStart, start, refused, onSubmitted }: Props) {
  const t = useWords();
  const { reason, words } = useReportKind();
  const isReady = useHydrated();
  const photo = usePhoto();
  const report = useReport({
    start,
    photo,
    refused,
    onSending: () => finding.stop(),
    onSubmitted,
    onGone: forgetBeside,
  });
  const finding = useFinding(report.setLocation);
  const { ref, errors, values, isBusy: isSending, changed, submit, ConfirmDialog } = report;
  const place = useMemo(() => readLocation(values.location), [values.location]);
  const isWaiting = isSending && photo.step === 'shrinking';
  const began: Partial<ReportValues> = start;

  // What is no field: the photo, and a search for the place.
  function forgetBeside() {
    finding.stop();
    photo.forget();
  }

  const note = {
    ...report,
    // A photo alone is nothing that is kept.
    isDraft: reportNames.some((name) => name !== 'photo' && values[name] !== (began[name] ?? '')),
    forget: () => {
      forgetBeside();
      report.forget();
    },
    keep: () => {
      photo.restore();
      report.keep();
    },
  };

  function setByHand(point: Location) {
    finding.stop();
    report.setLocation(point);
  }

  const fields = { start: report.drawn, field: errors.field };

  return (
    <>
      {errors.summary && <ErrorSummary {...errors.summary} />}
      <ReportFrame ref={ref} onSubmit={submit} onInput={changed}>
        <p>{t(words.form.short)}</p>
        <ThingFields {...fields} />
        <PlaceFields {...fields}>
          <div data-scripted="">
            {reason === 'find-the-lost' && (
              <PositionField location={place} finding={finding} onChange={report.setLocation} isSending={isSending} />
            )}
            <MapPicker start={mapStart} point={place} onPicked={setByHand} isSending={isSending} />
          </div>
        </PlaceFields>
        <div className={styles.picture}>
          <div data-scripted="">
            <PhotoField chosen={photo} isSending={isSending} />
          </div>
          <p data-unscripted="">{t(reportWithoutScripts.photo)}</p>
        </div>
        <ContactFields {...fields} />
        <div data-scripted="">
          <Button
            // Until the form works, a press must not make the browser send it: the photo would be missing.
            type={isReady ? 'submit' : 'button'}
            aria-disabled={isSending}
          >
            {isSending ? t(formWords.sending) : t(words.form.submit)}
          </Button>
        </div>
        {!isReady && (
          <div data-unscripted="">
            {/* Enter presses the first of a form, also a hidden one: while scripts are on their way it must send nothing. */}
            <button type="submit" disabled hidden>
              {t(words.form.submit)}
            </button>
            <Button type="submit">{t(words.form.submit)}</Button>
          </div>
        )}
        <p className={isWaiting ? undefined : 'heard'} role="status">
          {isWaiting ? t(foundPhoto.waits) : isSending && t(formWords.sending)}
        </p>
        <DetailedOutcome outcome={report.outcome} />
        <DraftNote form={note} />
      </ReportFrame>
      {ConfirmDialog && (
        <ConfirmDialog
          key={report.question}
          missing={report.missing}
          unreachable={report.isUnreachable ? t(words.asked.unreachable) : undefined}
          onMore={report.addMore}
          onSubmit={report.submitAsIs}
        />
      )}
    </>
  );
}

/** The form around the questions. Without scripts it posts to the same function, and a page is the answer. */
function ReportFrame({ children, ...form }: ComponentProps<'form'>) {
  const t = useWords();
  const { reason } = useReportKind();
  return (
    <form
      {...form}
      id="found-form"
      className={`${alike.box} ${styles.form}`}
      method="post"
      action={`${backendUrl}/functions/v1/send-email`}
      noValidate
      aria-labelledby="found-title"
    >
      <input type="hidden" name="reason" value={reason} />
      <input type="hidden" name="locale" value={t.locale} />
      {/* No text of a visitor, but kept with it. */}
      <input type="hidden" name="location" />
      <input type="hidden" name="photo" />
      {/* The trap of Contact, written again: as a file of its own it would cost both pages one more. */}
      <div className={alike.trap} aria-hidden="true">
        <label htmlFor="website">{t(contactWords.trap)}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
    </form>
  );
}
