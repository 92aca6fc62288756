import { useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { AccountAnswer } from '#app/lib/account.ts';
import { emptyOf } from '#app/lib/required-fields.ts';
import { useSmallForm } from '#app/lib/use-small-form.ts';
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

/** A form that asks the accounts something, once at a time. */
export function useAsking<Field extends string>({ id, required, why, kept }: Setup<Field>) {
  const t = useWords();
  // Another button of a screen may need less than the one that sends the form.
  const [isPart, setPart] = useState(false);
  const form = useSmallForm({ form: kept ? accountDraft : id, names: kept, required });
  return {
    ...form,
    id,
    why: isPart ? undefined : why,
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
