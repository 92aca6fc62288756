import { type FormEvent, useRef } from 'react';
import { type Problems, useFormErrors } from './use-form-errors.ts';
import type { Outcome } from './use-once.ts';
import { useStill } from './use-still.ts';

type Setup<Field extends string> = {
  /** What can be wrong, in the order of the page. */
  fields: readonly Field[];
  /** Begins the ids of the fields. */
  prefix: string;
  /** What is wrong with it now. */
  problems: Problems<Field>;
  /** What a field is called, where the same may be said of several; empty where what is said names it. */
  nameOf?: (field: Field) => string;
  /** What sends it: `useOnce`, `useCall`. */
  by: { isBusy: boolean; outcome: Outcome | undefined };
  /** What is typed while it is sent is kept beside what was sent; all others stand still until the answer has come. */
  keepsTyped?: boolean;
};

/** A form that holds in its state what is typed, for `ui/form.tsx`. */
export function useStateForm<Field extends string>(setup: Setup<Field>) {
  const { fields, prefix, problems, nameOf, by, keepsTyped = false } = setup;
  const ref = useRef<HTMLFormElement>(null);
  useStill(ref, by.isBusy && !keepsTyped);
  const { summary, field, refuse } = useFormErrors(fields, prefix, undefined, problems);
  const named = (id: string, text: string): string =>
    [nameOf?.(id.slice(prefix.length) as Field), text].filter(Boolean).join(': ');
  return {
    ref,
    isBusy: by.isBusy,
    outcome: by.outcome,
    errors: {
      field,
      refuse,
      summary: summary && {
        ...summary,
        problems: summary.problems.map((each) => ({ ...each, text: named(each.field, each.text) })),
      },
    },
    submit(event: FormEvent, send: (values: undefined) => unknown): void {
      event.preventDefault();
      // It may stand in a dialog that a form of its own has opened, which shall not be sent with it.
      event.stopPropagation();
      if (!refuse()) void send(undefined);
    },
  };
}
