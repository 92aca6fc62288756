import { useEffectEvent, useLayoutEffect, useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/forms/form-values.ts';
import { useForm } from '#app/lib/forms/use-form.ts';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import alike from '#app/ui/looks.module.css';
import { donateWords } from '#content/support/donate.ts';
import { readAmount } from '#contract/amount.ts';
import { AmountField } from './amount-field.tsx';
import { amountProblem, paymentLine } from './amount-words.ts';
import styles from './donate.module.css';
import { paymentAddress, paymentPage, providerOf } from './payment-address.ts';
import { useWayToPayment } from './use-way-to-payment.ts';

const fields = ['amount'] as const;

/** Asks for the amount, says what will happen, and goes on to the provider. */
export function OnlineForm({ paymentLink }: { paymentLink: string }) {
  const t = useWords();
  const { isLeaving, leaveFor } = useWayToPayment({ onLeaving, onBack, onFailed });
  const form = useForm({
    form: 'donate-online',
    isSending: isLeaving,
    names: fields,
    fields,
    prefix: 'online-',
    check: (typed) => ({ amount: amountProblem(readAmount(typed.amount), t) }),
  });
  const { ref, values, filled, errors, outcome } = form;
  const amount = readAmount(values.amount);
  // Said above the summary where the amount itself is understood, but too small or too large.
  const [isInvalid, setInvalid] = useState(false);

  const arrive = useEffectEvent(onBack);
  useLayoutEffect(() => void (filled && arrive()), [filled]);

  /** On the way to the provider the draft is no longer one. */
  function onLeaving(): void {
    leaveAmount(values.amount);
    form.drop();
  }

  function onBack(): void {
    const left = takeLeftAmount();
    if (left === undefined) return;
    fillIn(form.ref.current, { amount: left }, (current) => current !== '');
    form.keep();
  }

  function onFailed(): void {
    form.tell({ text: `${t(donateWords.failed)}. ${t(donateWords.failedText)}`, isFailure: true });
  }

  function forget(): void {
    form.forget();
    takeLeftAmount();
  }

  function fill(euros: number): void {
    fillIn(form.ref.current, { amount: String(euros) });
    void form.changed();
  }

  function pay(event: FormEvent): void {
    event.preventDefault();
    if (isLeaving) return;
    setInvalid(amount.is !== 'missing' && amount.is !== 'unclear');
    form.submit(event, () => {
      // What the line says is what goes: both come from the same reading.
      if (amount.is !== 'euros') return;
      const gift = { euros: amount.euros, description: t(donateWords.description) };
      leaveFor(paymentAddress(paymentPage(paymentLink, t.locale), gift, location.href));
    });
  }

  return (
    <form
      className={`${alike.box} ${styles.box}`}
      ref={ref}
      aria-label={t(donateWords.form)}
      noValidate
      onSubmit={pay}
      onInput={() => void form.changed()}
    >
      {errors.summary && <ErrorSummary {...errors.summary} {...(isInvalid && { title: t(donateWords.invalid) })} />}
      <AmountField
        {...errors.field('amount')}
        typed={values.amount}
        isSending={isLeaving}
        onFill={fill}
        line={paymentLine(amount, providerOf(paymentLink), t)}
      />
      <Button type="submit" look="giving" aria-disabled={isLeaving}>
        {isLeaving ? t(donateWords.processing) : t(donateWords.button)}
      </Button>
      <DetailedOutcome outcome={outcome} />
      <p className={styles.small}>{t(donateWords.onlyAmount)}</p>
      <DraftNote form={{ ...form, forget }} />
    </form>
  );
}

/** The state of an entry of the history, where tabs keep their choice, too. */
type EntryState = { leftAmount?: string } | null;

/**
 * Leaves the amount in this entry of the tab's history, when the visitor goes on to pay: only Back brings
 * it again (CALM-05), and no later visit finds it.
 */
const leaveAmount = (leftAmount: string): void =>
  history.replaceState({ ...(history.state as EntryState), leftAmount }, '');

/** Takes it out again, where the visitor came Back or could not go. */
function takeLeftAmount(): string | undefined {
  const { leftAmount, ...state } = (history.state as EntryState) ?? {};
  if (leftAmount !== undefined) history.replaceState(state, '');
  return leftAmount;
}
