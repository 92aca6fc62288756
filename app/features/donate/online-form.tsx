import { useEffectEvent, useLayoutEffect, useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { deleteDraft } from '#app/lib/drafts.ts';
import { fillIn } from '#app/lib/form-values.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { useFormErrors } from '#app/lib/use-form-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { DraftNote } from '#app/parts/draft-note.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { donateWords } from '#content/support/donate.ts';
import { readAmount } from '#contract/amount.ts';
import { AmountField } from './amount-field.tsx';
import { amountProblem, paymentLine } from './amount-words.ts';
import styles from './donate.module.css';
import './donate-form.module.css';
import { leaveAmount, takeLeftAmount } from './left-amount.ts';
import { paymentAddress, paymentPage, providerOf } from './payment-address.ts';
import { useWayToPayment } from './use-way-to-payment.ts';

/** Under this name the draft of the amount is kept. */
const onlineForm = 'donate-online';
const fields = ['amount'] as const;

/** Asks for the amount, says what will happen, and goes on to the provider. */
export function OnlineForm({ paymentLink }: { paymentLink: string }) {
  const t = useWords();
  const { ref: form, values, keep, clear } = useDraftForm(onlineForm, '', fields);
  const [outcome, setOutcome] = useState<'failed' | 'invalid'>();
  const { isLeaving, leaveFor } = useWayToPayment({ onLeaving, onBack, onFailed: () => setOutcome('failed') });
  const amount = readAmount(values.amount);
  const problem = amountProblem(amount, t);
  const errors = useFormErrors(fields, 'online-');

  const arrive = useEffectEvent(onBack);
  useLayoutEffect(() => arrive(), []);

  /** On the way to the provider the draft is no longer one. */
  function onLeaving(): void {
    leaveAmount(values.amount);
    deleteDraft(onlineForm, '');
  }

  function onBack(): void {
    const left = takeLeftAmount();
    if (left === undefined) return;
    fillIn(form.current, { amount: left }, (current) => current !== '');
    keep();
  }

  /** With the words goes what was said of them. */
  function forget(): void {
    clear();
    takeLeftAmount();
    errors.refuse({});
    setOutcome(undefined);
  }

  function change(): void {
    errors.look({ amount: amountProblem(readAmount(keep().values.amount), t) });
  }

  function fill(euros: number): void {
    fillIn(form.current, { amount: String(euros) });
    change();
  }

  function pay(event: FormEvent): void {
    event.preventDefault();
    if (isLeaving) return;
    setOutcome(undefined);
    errors.refuse({ amount: problem });
    // What the line says is what goes: both come from the same reading.
    if (amount.is === 'euros') {
      const gift = { euros: amount.euros, description: t(donateWords.description) };
      return leaveFor(paymentAddress(paymentPage(paymentLink, t.locale), gift, location.href));
    }
    if (amount.is !== 'missing' && amount.is !== 'unclear') setOutcome('invalid');
  }

  return (
    <form className={styles.box} ref={form} aria-label={t(donateWords.form)} noValidate onSubmit={pay} onInput={change}>
      {errors.summary && (
        <ErrorSummary {...errors.summary} {...(outcome === 'invalid' && { title: t(donateWords.invalid) })} />
      )}
      <AmountField
        {...errors.field('amount')}
        typed={values.amount}
        isReadOnly={isLeaving}
        onFill={fill}
        line={paymentLine(amount, providerOf(paymentLink), t)}
      />
      <Button type="submit" look="giving" aria-disabled={isLeaving}>
        {isLeaving ? t(donateWords.processing) : t(donateWords.button)}
      </Button>
      <Outcome
        text={outcome === 'failed' ? `${t(donateWords.failed)}. ${t(donateWords.failedText)}` : undefined}
        isFailure
      />
      <p className={styles.small}>{t(donateWords.onlyAmount)}</p>
      <DraftNote {...{ form, keep, forget }} names={fields} isEmpty={values.amount === ''} />
    </form>
  );
}
