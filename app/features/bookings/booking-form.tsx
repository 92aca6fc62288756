import { useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { SignInLink } from '#app/parts/sign-in-link.tsx';
import teamLook from '#app/parts/team.module.css';
import { pathTo } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Form } from '#app/ui/form.tsx';
import { bookingForm as words, notEntered } from '#content/team/bookings.ts';
import { inEuros } from '#contract/cents.ts';
import type { Booking, FundingGoal } from '#contract/money.ts';
import { BookingFields } from './booking-fields.tsx';
import { bookingNames, columnsOf, findProblems, type Typed } from './check-booking.ts';
import { enterBooking, type Entered } from './data.ts';

/** Under this name the drafts of entries are kept. */
export const bookingDraft = '@booking';

type Props = {
  /** Whose entry it is, and of what: each has a draft of its own. */
  variant: string;
  corrects: Booking | undefined;
  goals: readonly FundingGoal[];
  /** Hears what became of it, where this form goes with it. */
  onEntered: (text: string) => Promise<void>;
  /** Hears what was typed, which is forgotten. */
  onCancel: (typed: Typed) => void;
  onNewer: () => void;
};

/** A new entry or a correction. It is kept in this tab until it has arrived, and entered once. */
export function BookingForm({ variant, corrects, goals, onEntered, onCancel, onNewer }: Props) {
  const t = useWords();
  const form = useForm({
    form: bookingDraft,
    variant,
    names: bookingNames,
    fields: bookingNames,
    prefix: 'booking-',
    check: (typed) => findProblems(typed, t),
  });
  const { values, errors, isBusy, outcome, tell } = form;
  const [isStepMissing, setStepMissing] = useState(false);

  async function enter(): Promise<void> {
    const { id, values: typed } = form.keepForSending();
    setStepMissing(false);
    const entered = await enterBooking({ id, corrects: corrects?.id, ...columnsOf(typed, languageOf(typed)) });
    if (!entered.ok) return fail(entered);
    form.forget();
    const { number, cents } = entered.value;
    const text = t(words.saved, { number, amount: inEuros(cents, t.locale) });
    await onEntered(text);
    tell({ text });
  }

  // Who corrects a sum has not translated the purpose.
  const languageOf = ({ purpose }: Typed) =>
    corrects && corrects.purpose === purpose.trim() ? corrects.locale : t.locale;

  function fail(entered: Exclude<Entered, { ok: true }>): void {
    setStepMissing(entered.because === 'signedOut');
    const detail = entered.because === 'refused' ? entered.detail : undefined;
    tell({ text: t(notEntered[entered.because]), isFailure: true, detail });
    if (entered.because === 'newer') onNewer();
  }

  return (
    <Form
      form={form}
      className={teamLook.form}
      aria-labelledby="booking-title"
      onSend={enter}
      lead={
        corrects && (
          <>
            <h2 id="booking-title" ref={takeFocus} tabIndex={-1}>
              {t(words.correctTitle, { number: corrects.number })}
            </h2>
            <p>{t(words.correctLead)}</p>
          </>
        )
      }
    >
      <BookingFields values={values} errors={errors} goals={goals} />
      <div className={buttonRow.buttons}>
        <Button type="submit" aria-disabled={isBusy}>
          {t(isBusy ? words.busy : corrects ? words.saveCorrection : words.save)}
        </Button>
        {corrects && (
          <Button
            look="quiet"
            aria-disabled={isBusy}
            onClick={() => {
              // It is on its way, and cannot be called back.
              if (isBusy) return;
              form.forget();
              onCancel(values);
            }}
          >
            {t(words.cancel)}
          </Button>
        )}
      </div>
      <DetailedOutcome outcome={outcome} />
      {isStepMissing && (
        <>
          <SignInLink label={t(notEntered.toSignIn)} />
          <p>
            <Link className={teamLook.way} to={pathTo('account')}>
              {t(notEntered.toAccount)}
            </Link>
          </p>
        </>
      )}
      <DraftNote form={{ ...form, isDraft: form.isDraft && !corrects && !isBusy }} />
    </Form>
  );
}
