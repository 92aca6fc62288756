import type { FormEvent, ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { emptyOf, withoutFilled } from '#app/lib/required-fields.ts';
import type { FormErrors } from '#app/lib/use-form-errors.ts';
import type { Outcome } from '#app/lib/use-once.ts';
import { Button, type ButtonLook } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { partWords } from '#content/account/parts.ts';
import styles from './parts.module.css';

/** Under this name what was typed here waits in the tab (lib/typed-words.ts). */
export const accountPage = 'account-page';

/** Begins the id of every field here. */
export const prefix = 'account-';

type Props<Field extends string> = {
  label: string;
  /** On the button that sends it. */
  button: string;
  /** `quiet` beside something that matters more. */
  look?: ButtonLook;
  isBusy: boolean;
  outcome: Outcome | undefined;
  errors?: FormErrors<Field>;
  /** The fields that must not be empty, and what to say when they are. */
  required?: Partial<Record<Field, string>>;
  /** Runs when no required field is empty. */
  onSend: (form: HTMLFormElement) => void;
  onInput?: (form: HTMLFormElement) => void;
  /** A further button, before the one that sends. */
  before?: ReactNode;
  /** Further buttons, beside the one that sends. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** The frame of each form here: its questions, its button, and what became of it. It never posts by itself. */
export function Form<Field extends string>({ look = 'main', isBusy, errors, required = {}, ...props }: Props<Field>) {
  const t = useWords();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy || errors?.refuse(emptyOf(event.currentTarget, required, prefix))) return;
    props.onSend(event.currentTarget);
  }

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={props.label}
      onSubmit={send}
      onInput={({ currentTarget }) => {
        errors?.look((now) => withoutFilled(now, currentTarget, required, prefix));
        props.onInput?.(currentTarget);
      }}
    >
      {errors?.summary && <ErrorSummary {...errors.summary} />}
      {props.children}
      <p className={styles.buttons}>
        {props.before}
        <Button type="submit" look={look} aria-disabled={isBusy}>
          {isBusy ? t(partWords.busy) : props.button}
        </Button>
        {props.beside}
      </p>
      <DetailedOutcome outcome={props.outcome} />
    </form>
  );
}

/** Leads to the button of a form, where the field that had the focus is gone. */
export const focusButton = (form: HTMLFormElement): void => form.querySelector<HTMLElement>('[type="submit"]')?.focus();
