import { useWords } from '#app/i18n/locale.ts';
import type { FieldErrors } from '#app/lib/forms/use-form-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { amountWords, presets } from '#content/support/donate.ts';
import { readAmount } from '#contract/amount.ts';
import { inDigits } from './amount-words.ts';
import styles from './donate-form.module.css';

type Props = FieldErrors & {
  /** What stands in the field now. */
  typed: string;
  /** Its field stands still then, and so do the buttons (lib/forms/use-still.ts). */
  isSending: boolean;
  /** Puts the amount of a button into the field. */
  onFill: (euros: number) => void;
  /** Says what becomes of the amount. */
  line: string;
};

/** The question for the amount: buttons that fill the field, the field, what becomes of it, and what is still unclear. */
export function AmountField({ id, typed, isSending, onFill, line, problem, mended }: Props) {
  const t = useWords();
  const amount = readAmount(typed);
  const label = (euros: number) => t(amountWords.preset, { amount: inDigits(euros, t) });

  function fill(euros: number): void {
    if (!isSending) onFill(euros);
  }

  /** The buttons of the answer go away when one is pressed, so the focus goes to what it filled. */
  function answer(euros: number): void {
    fill(euros);
    document.getElementById(id)?.focus();
  }

  return (
    <>
      <div className={styles.presets} role="group" aria-label={t(amountWords.presets)}>
        {t.now(presets).map((euros) => (
          <Button
            key={euros}
            look="quiet"
            aria-pressed={amount.is === 'euros' && amount.euros === euros}
            aria-disabled={isSending}
            onClick={() => fill(euros)}
          >
            {label(euros)}
          </Button>
        ))}
      </div>
      <Field id={id} label={t(amountWords.label)} hint={t(amountWords.hint)} problem={problem} mended={mended}>
        {(control) => <input {...control} name="amount" type="text" inputMode="numeric" autoComplete="off" />}
      </Field>
      <p className={styles.line} role="status">
        {line}
      </p>
      {amount.is === 'unclear' && (
        <div className={styles.presets} role="group" aria-label={line}>
          {[amount.either, amount.or].map((euros) => (
            <Button key={euros} look="quiet" aria-disabled={isSending} onClick={() => answer(euros)}>
              {label(euros)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
