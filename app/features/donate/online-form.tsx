import { useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { paymentLink } from '#app/lib/config.ts';
import { fillIn } from '#app/lib/form-values.ts';
import { showToast } from '#app/lib/toasts.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { donateWords } from '#content/donate.ts';
import { readAmount } from '#contract/amount.ts';
import { AmountField } from './amount-field.tsx';

import { amountProblem, paymentLine } from './amount-words.ts';
import styles from './donate.module.css';
import { href } from './donate-form.module.css?late';
import { paymentAddress, paymentPage, providerOf } from './payment-address.ts';
import { useChecked } from './use-checked.ts';
import { useWayToPayment } from './use-way-to-payment.ts';

const fields = ['amount'] as const;

/** Asks for the amount, says what will happen, and goes on to the provider. */
export function OnlineForm() {
  const t = useWords();
  const { ref: form, values, keep } = useDraftForm('donate-online', '', fields);
  const [outcome, setOutcome] = useState<'failed' | 'invalid'>();
  const { isLeaving, leaveFor } = useWayToPayment(() => tell('failed'));
  const amount = readAmount(values.amount);
  const problem = amountProblem(amount, t);
  const checked = useChecked('online', fields, { amount: problem });

  function fill(euros: number): void {
    fillIn(form.current, { amount: String(euros) });
    keep();
  }

  function tell(outcome: 'failed' | 'invalid'): void {
    setOutcome(outcome);
    const text = outcome === 'failed' ? donateWords.failedText : donateWords.invalidText;
    showToast({ title: t.of(donateWords[outcome]), text: t.of(text), isFailure: true });
  }

  function pay(event: FormEvent): void {
    event.preventDefault();
    if (isLeaving) return;
    setOutcome(undefined);
    checked.note({ amount: problem });
    // What the line says is what goes: both come from the same reading.
    if (amount.is === 'euros') {
      const gift = { euros: amount.euros, description: t.of(donateWords.description) };
      return leaveFor(paymentAddress(paymentPage(paymentLink, t.locale), gift, location.href));
    }
    if (amount.is !== 'missing' && amount.is !== 'unclear') tell('invalid');
  }

  return (
    <form
      className={styles.box}
      ref={form}
      aria-label={t.of(donateWords.form)}
      noValidate
      onSubmit={pay}
      onInput={keep}
    >
      <link rel="stylesheet" href={href} precedence="late" />
      {checked.summary.problems.length > 0 && (
        <ErrorSummary
          title={outcome === 'invalid' ? t.of(donateWords.invalid) : t(m['form.problem'])}
          {...checked.summary}
        />
      )}
      <AmountField
        {...checked.field('amount')}
        typed={values.amount}
        onFill={fill}
        line={paymentLine(amount, providerOf(paymentLink), t)}
      />
      <Button type="submit" look="giving" aria-disabled={isLeaving}>
        {isLeaving ? t.of(donateWords.processing) : t.of(donateWords.button)}
      </Button>
      <Outcome
        text={outcome === 'failed' ? `${t.of(donateWords.failed)}. ${t.of(donateWords.failedText)}` : undefined}
        isFailure
      />
      <p className={styles.small}>{t.of(donateWords.onlyAmount)}</p>
    </form>
  );
}
