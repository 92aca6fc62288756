import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem, failureInWords } from '#app/lib/account/account-words.ts';
import type { CallFailure } from '#app/lib/backend/call.ts';
import type { Problems } from '#app/lib/forms/use-form-errors.ts';
import { useSmallForm } from '#app/lib/forms/use-small-form.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button, type ButtonLook } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Form } from '#app/ui/form.tsx';
import { partWords } from '#content/account/parts.ts';
import type { AccountCode, FailureCode } from '#contract/failures.ts';
import styles from './parts.module.css';

type Props = {
  form: Pick<AccountForm<never>, 'ref' | 'isBusy' | 'outcome' | 'changed' | 'submit'> & {
    errors: Pick<AccountForm<never>['errors'], 'summary'>;
  };
  label: string;
  /** On the button that sends it. */
  button: string;
  /** `quiet` beside something that matters more. */
  look?: ButtonLook;
  /** Runs when no required field is empty. */
  onSend: () => Promise<void>;
  /** A further button, before the one that sends. */
  before?: ReactNode;
  /** Further buttons, beside the one that sends. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** The frame of each form here: its questions, its button, and what became of it. It never posts by itself. */
export function PartForm({ form, label, button, look = 'main', onSend, before, beside, children }: Props) {
  const t = useWords();
  const { isBusy, outcome } = form;
  return (
    <Form className={styles.form} form={form} aria-label={label} onSend={onSend}>
      {children}
      <p className={buttonRow.buttons}>
        {before}
        <Button type="submit" look={look} aria-disabled={isBusy}>
          {isBusy ? t(partWords.busy) : button}
        </Button>
        {beside}
      </p>
      <DetailedOutcome outcome={outcome} />
    </Form>
  );
}

/** Begins the id of every field here. */
export const prefix = 'account-';

type Setup<Field extends string> = Pick<
  Parameters<typeof useSmallForm<Field>>[0],
  'names' | 'start' | 'required' | 'fields'
> & {
  /** Where something waits in this tab until it is saved. */
  form?: '@account-name' | '@account-email';
  /** Which field a refusal of the server is about: there it is said. */
  about?: Readonly<Partial<Record<AccountCode | FailureCode, Field>>>;
};

/** A form of the account page. Within `submit`, `once` is taken: calls go through `whileSignedIn` there. */
export function useAccountForm<Field extends string = never>({ form, about = {}, ...setup }: Setup<Field>) {
  const t = useWords();
  const { tell, ...rest } = useSmallForm<Field>({ form: form ?? '@account-part', prefix, ...setup });

  function fail(failure: CallFailure): void {
    const at = failure.because === 'refused' ? about[failure.code] : undefined;
    if (at) rest.errors.refuse({ [at]: accountProblem(failure, t) } as Problems<Field>);
    else tell(failureInWords(failure, t));
  }

  return { ...rest, tell, fail };
}

export type AccountForm<Field extends string> = ReturnType<typeof useAccountForm<Field>>;
