import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { prepareAccount } from '#app/lib/account.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { loadProblems } from './explain.ts';
import { prepareSteps } from './later.tsx';
import styles from './sign-in.module.css';
import type { Asking } from './use-asking.ts';

type Props = {
  label: string;
  asking: Pick<Asking, 'id' | 'ref' | 'isBusy' | 'outcome' | 'why' | 'changed' | 'submit'> & {
    errors: Pick<Asking['errors'], 'summary'>;
  };
  button: string;
  /** Runs when it is sent, also for a press or Enter from before React had arrived. */
  onSend: () => Promise<void>;
  /** Stands beside the button. */
  beside?: ReactNode;
  children: ReactNode;
};

/**
 * A form of the sign-in screens. Its method is `dialog`, and it stands in none: so before React has arrived
 * the browser sends nothing anywhere, above all no password, and the press is remembered and made up for.
 */
export function AskingForm({ label, asking, button, onSend, beside, children }: Props) {
  const t = useWords();
  const { id, ref, isBusy, outcome, errors, why, changed, submit } = asking;
  return (
    <form
      className={styles.form}
      ref={ref}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => submit(event, onSend)}
      onInput={() => {
        prepareAccount();
        void loadProblems();
        prepareSteps();
        changed();
      }}
    >
      {errors.summary && <ErrorSummary {...errors.summary} why={why} />}
      {children}
      <p className={styles.buttons}>
        <Button id={`${id}-send`} type="submit" aria-disabled={isBusy} data-press="">
          {isBusy ? t(formWords.sending) : button}
        </Button>
        {beside}
      </p>
      <DetailedOutcome outcome={outcome} />
    </form>
  );
}
