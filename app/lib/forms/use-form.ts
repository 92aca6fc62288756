import type { FormEvent } from 'react';
import { useDraftForm, type DraftSetup } from './use-draft-form.ts';
import { useFormErrors, type Problems } from './use-form-errors.ts';
import { useOnce } from './use-once.ts';
import { useStill } from './use-still.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

type Setup<Name extends string, Field extends string, Rules> = DraftSetup<Name> & {
  /** What can be wrong, in the order of the page. */
  fields: readonly Field[];
  /** Begins the ids of the fields. */
  prefix?: string;
  /** A form that was sent without scripts and came back: what is wrong with its fields, or with none of them. */
  refused?: { typed: Values<Name>; problems: Problems<Field>; failure?: string } | undefined;
  /** Loads what checks these words and sends them, where that comes later: once for both. Never rejected. */
  load?: (values: Values<Name>) => Promise<Rules | undefined> | undefined;
  /** What is wrong with these words. Undefined where the rules could not be loaded: sending then says so. */
  check: (values: Values<Name>, rules: Rules | undefined) => Problems<Field> | undefined;
  /** Whether it is on its way still when `submit` is over: what sends it stands around it. */
  isSending?: boolean;
  /** Told when another page of the tab has sent or deleted what stood here. */
  onGone?: () => void;
};

/**
 * A form that is sent: its draft, what is wrong with it, and what became of it. Give it the `ref`, and
 * `changed` and `submit` as `onInput` and `onSubmit`; draw `errors.summary` first.
 */
export function useForm<Name extends string, Field extends string, Rules = undefined>(
  setup: Setup<Name, Field, Rules>,
) {
  const { fields, prefix, refused, load, check, isSending, onGone } = setup;
  // What is wrong with none of its fields is a fault of the `form`. Typing does not mend it.
  const failure = { form: refused?.failure } as Problems<Field>;
  const faulty = ['form' as Field, ...fields];
  const errors = useFormErrors(faulty, prefix, { ...failure, ...refused?.problems });
  const { isBusy, once, outcome, tell } = useOnce();
  const { clear, ...draft } = useDraftForm(setup, refused?.typed, () => {
    forgetSaid();
    onGone?.();
  });
  useStill(draft.ref, isBusy || isSending);

  /** What was said of words that are gone. */
  function forgetSaid(): void {
    errors.refuse({});
    tell(undefined);
  }

  return {
    ...draft,
    errors,
    isBusy,
    once,
    outcome,
    tell,
    /** Call it at each change: keeps the draft, and sees what was mended. */
    async changed(): Promise<void> {
      const { values } = draft.keep();
      const problems = errors.summary && check(values, await load?.(values));
      if (problems) errors.look({ ...failure, ...problems });
    },
    /** Has it checked and, where nothing is wrong, sent: once, so take the id of `keepForSending`. */
    submit(event: FormEvent, send: (values: Values<Name>, rules: Rules | undefined) => unknown): void {
      event.preventDefault();
      void once(async () => {
        const { values } = draft.keep();
        const rules = await load?.(values);
        const problems = check(values, rules);
        if (!problems || !errors.refuse(problems)) await send(values, rules);
      });
    },
    /** Empties it, after success or on request. With the words goes what was said of them. */
    forget(): void {
      clear();
      forgetSaid();
    },
  };
}
