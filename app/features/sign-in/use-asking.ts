import { useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { AccountAnswer } from '#app/lib/account.ts';
import { emptyOf } from '#app/lib/required-fields.ts';
import { useForm } from '#app/lib/use-form.ts';
import type { Problems } from '#app/lib/use-form-errors.ts';
import { accountDraft } from './draft.ts';
import { explain } from './explain.ts';

type Setup<Field extends string> = {
  /** Of the form; its button has it too. */
  id: string;
  /** The fields that must not be empty, by id, and what to say when they are. */
  required: Readonly<Record<Field, string>>;
  /** What follows from all that is wrong. */
  why?: string;
  /** The names of what is kept for this tab, once for all screens of the accounts: the same array at each render. */
  kept?: readonly string[];
};

const nothing: readonly string[] = [];

/**
 * A form that asks the accounts something, once at a time. Only an empty field is refused here; all other rules are the
 * server's (AUTH-14).
 */
export function useAsking<Field extends string>({ id, required, why, kept = nothing }: Setup<Field>) {
  const t = useWords();
  // Another button of a screen may need less than the one that sends the form.
  const [isPart, setPart] = useState(false);
  const form = useForm<string, Field>({
    form: kept === nothing ? id : accountDraft,
    names: kept,
    fields: Object.keys(required) as Field[],
    check,
  });

  function check(): Problems<Field> {
    return emptyOf(form.ref.current, required);
  }

  return {
    id,
    ref: form.ref,
    errors: form.errors,
    isBusy: form.isBusy,
    outcome: form.outcome,
    tell: form.tell,
    why: isPart ? undefined : why,
    changed: (): void => void form.changed(),
    submit(event: FormEvent, send: () => unknown): void {
      setPart(false);
      form.submit(event, send);
    },
    /** Does something else that needs only one of the fields. */
    also(field: Field, work: () => Promise<void>): void {
      setPart(true);
      const wanted = { [field]: required[field] } as Partial<Record<Field, string>>;
      void form.once(async () => {
        if (!form.errors.refuse(emptyOf(form.ref.current, wanted))) await work();
      });
    },
    /** Waits for an answer, and says under this title why it failed. */
    async ask<Value>(title: string, answer: Promise<AccountAnswer<Value>>): Promise<AccountAnswer<Value>> {
      const given = await answer;
      if (!given.ok) form.tell(await explain(title, given, t));
      return given;
    },
  };
}

export type Asking = ReturnType<typeof useAsking>;
