import type { ComponentProps } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem, failureInWords } from '#app/lib/account/account-words.ts';
import type { CallFailure } from '#app/lib/backend/call.ts';
import type { Problems } from '#app/lib/forms/use-form-errors.ts';
import { useSmallForm } from '#app/lib/forms/use-small-form.ts';
import { Form } from '#app/ui/form.tsx';
import { partWords } from '#content/account/parts.ts';
import type { AccountCode, FailureCode } from '#contract/failures.ts';
import styles from './parts.module.css';

type Props = Pick<ComponentProps<typeof Form>, 'form' | 'look' | 'onSend' | 'before' | 'beside' | 'children'> & {
  label: string;
  /** On the button that sends it. */
  button: string;
};

/** The frame of each form here: its questions, its button, and what became of it. It never posts by itself. */
export function PartForm({ form, label, button, ...rest }: Props) {
  const t = useWords();
  const words = form.isBusy ? t(partWords.busy) : button;
  return <Form className={styles.form} form={form} aria-label={label} button={words} {...rest} />;
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
