import { useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { AccountAnswer } from '#app/lib/account.ts';
import { emptyOf, withoutFilled } from '#app/lib/required-fields.ts';
import { useFormErrors } from '#app/lib/use-form-errors.ts';
import { useOnce } from '#app/lib/use-once.ts';
import { explain } from './explain.ts';

/**
 * A form that asks the accounts something, once at a time. Only an empty field is refused here; all other
 * rules are the server's (AUTH-14).
 * @param whenEmpty The fields that must not be empty, by id, and what to say when they are.
 */
export function useAsking<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  whenEmpty: Readonly<Record<Name, string>>,
) {
  const t = useWords();
  const { isBusy, once, outcome, tell } = useOnce();
  const names = Object.keys(whenEmpty) as Name[];
  const errors = useFormErrors(names);
  const [why, setWhy] = useState<string>();

  /** Notes which of these fields are empty, and what follows from it. Out: whether none is. */
  function isComplete(asked: readonly Name[] = names, because?: string): boolean {
    tell(undefined);
    setWhy(because);
    const wanted = Object.fromEntries(asked.map((name) => [name, whenEmpty[name]])) as Partial<Record<Name, string>>;
    return !errors.refuse(emptyOf(form.current, wanted));
  }

  /** Makes a call and says why it failed, under this title. `undefined` while another one is on its way. */
  const ask = <Value>(title: string, call: () => Promise<AccountAnswer<Value>>) =>
    once(async () => {
      const answer = await call();
      if (!answer.ok) tell(await explain(title, answer, t));
      return answer;
    });

  return {
    isBusy,
    isComplete,
    ask,
    outcome,
    tell,
    errors,
    /** What follows from all that is wrong. */
    why,
    /** To be called while somebody types: an empty field may be mended. */
    changed: () => errors.look((now) => withoutFilled(now, form.current, whenEmpty)),
  };
}

export type Asking = ReturnType<typeof useAsking>;
