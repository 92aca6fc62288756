import { useRef, useState, type RefObject } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { AccountAnswer } from '#app/lib/account.ts';
import { useErrorTitle } from '#app/lib/use-error-title.ts';
import { explain, type Explained } from './explain.ts';

type Refused<Name> = { readonly attempt: number; readonly names: readonly Name[]; readonly why?: string | undefined };

type Asked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failed: Explained };

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
  const [refused, setRefused] = useState<Refused<Name>>({ attempt: 0, names: [] });
  const [empty, setEmpty] = useState<readonly Name[]>([]);
  const [failed, setFailed] = useState<Explained>();
  const [isBusy, setBusy] = useState(false);
  // State is read at the next render; a second press can come before it.
  const isRunning = useRef(false);
  const names = Object.keys(whenEmpty) as Name[];
  useErrorTitle(empty.length > 0, t);

  const emptyOf = (asked: readonly Name[]) => asked.filter((name) => typedIn(form, name).trim() === '');

  /** Notes which of these fields are empty, and what follows from it. Out: whether none is. */
  function isComplete(asked: readonly Name[] = names, why?: string): boolean {
    const found = emptyOf(asked);
    setFailed(undefined);
    setEmpty(found);
    setRefused(({ attempt }) => ({ attempt: attempt + 1, names: found, why }));
    return found.length === 0;
  }

  /** Makes a call and keeps why it failed, under this title. `undefined` while another one is on its way. */
  async function ask<Value>(
    title: string,
    call: () => Promise<AccountAnswer<Value>>,
  ): Promise<Asked<Value> | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    setFailed(undefined);
    const asked = await explained(title, call());
    isRunning.current = false;
    setBusy(false);
    if (!asked.ok) setFailed(asked.failed);
    return asked;
  }

  return {
    isBusy,
    isComplete,
    ask,
    failed,
    /** Takes back what was refused, where the form asks for something else now. */
    clear(): void {
      setFailed(undefined);
      setEmpty([]);
      setRefused({ attempt: 0, names: [] });
    },
    /** To be called while somebody types: an empty field may be mended. */
    changed: () => setEmpty((before) => (before.length > 0 ? emptyOf(refused.names) : before)),
    /** For `ui/field.tsx`. */
    field: (name: Name) => ({
      id: name,
      problem: empty.includes(name) ? whenEmpty[name] : undefined,
      isMended: refused.names.includes(name) && !empty.includes(name),
    }),
    /** For `ui/error-summary.tsx`. */
    summary: {
      attempt: refused.attempt,
      why: refused.why,
      problems: refused.names.map((name) => ({
        field: name,
        text: whenEmpty[name] as string,
        isMended: !empty.includes(name),
      })),
    },
  };
}

async function explained<Value>(title: string, answering: Promise<AccountAnswer<Value>>): Promise<Asked<Value>> {
  const answer = await answering;
  return answer.ok ? answer : { ok: false, failed: await explain(title, answer) };
}

export type Asking = ReturnType<typeof useAsking>;

/** What stands in a field of the form, by its id: a password has no name. */
export function typedIn(form: RefObject<HTMLFormElement | null>, id: string): string {
  const control = form.current?.elements.namedItem(id);
  return control && 'value' in control ? control.value : '';
}
