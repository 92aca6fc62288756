import type { FormEvent, ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button, type ButtonLook } from '#app/ui/button.tsx';
import { partWords } from '#content/account/parts.ts';
import styles from './parts.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import type { Outcome } from '#app/lib/use-once.ts';

type Props = {
  label: string;
  /** On the button that sends it. */
  button: string;
  /** `quiet` beside something that matters more. */
  look?: ButtonLook;
  isBusy: boolean;
  outcome: Outcome | undefined;
  onSend: (form: HTMLFormElement) => void;
  onInput?: (form: HTMLFormElement) => void;
  /** A further button, before the one that sends. */
  before?: ReactNode;
  /** Further buttons, beside the one that sends. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** The frame of each form here: its questions, its button, and what became of it. It never posts by itself. */
export function Form({
  label,
  button,
  look = 'main',
  isBusy,
  outcome,
  onSend,
  onInput,
  before,
  beside,
  children,
}: Props) {
  const t = useWords();
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
      onInput={(event) => onInput?.(event.currentTarget)}
    >
      {children}
      <p className={styles.buttons}>
        {before}
        <Button type="submit" look={look} aria-disabled={isBusy}>
          {isBusy ? t(partWords.busy) : button}
        </Button>
        {beside}
      </p>
      <DetailedOutcome outcome={outcome} />
    </form>
  );
}

/** What stands in a field of a form. */
export function typedIn(form: HTMLFormElement, id: string): string {
  const field = form.elements.namedItem(id);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Leads to the field that something is wrong with. */
export const focusField = (form: HTMLFormElement, id: string): void => {
  const field = form.elements.namedItem(id);
  if (field instanceof HTMLInputElement) field.focus();
};

/** Leads to the button of a form, where the field that had the focus is gone. */
export const focusButton = (form: HTMLFormElement): void => form.querySelector<HTMLElement>('[type="submit"]')?.focus();

/** Takes out what was typed, once it has done its work. */
export function emptyField(form: HTMLFormElement, id: string): void {
  const field = form.elements.namedItem(id);
  if (field instanceof HTMLInputElement) field.value = '';
}
