import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Failed = { readonly ok: false };
type Answer<Value, Failure extends Failed> = Good<Value> | Failure | undefined;

type Good<Value> = {
  readonly ok: true;
  readonly value: Value;
  /** Puts it to what is held when it comes, which may have changed since it was asked for. */
  readonly into?: (held: Value) => Value;
};

/**
 * Holds what is loaded: `value` stays while it is loaded again, and when that fails (`failure`). Only the newest
 * question counts: an answer that comes after the next one was asked is dropped, and `undefined` changes nothing.
 * @param key It is loaded by itself at first and whenever this is another one.
 * @param isWanted Not while this is false.
 */
export function useLoad<Value, Failure extends Failed>(
  ask: () => Promise<Answer<Value, Failure>>,
  { key, isWanted = true }: { key?: unknown; isWanted?: boolean } = {},
) {
  const [held, setHeld] = useState<{ value?: Value; of?: unknown; failure?: Failure | undefined }>({});
  const [isLoading, setLoading] = useState(isWanted);
  const count = useRef(0);

  /**
   * Loads it again, or something else in its place.
   * Out: what came; undefined where it failed, or something else was asked for meanwhile.
   */
  async function load(instead = ask): Promise<Value | undefined> {
    count.current += 1;
    const number = count.current;
    setLoading(true);
    const answer = await instead();
    if (number !== count.current) return undefined;
    setLoading(false);
    if (answer?.ok)
      setHeld(({ value }) => ({
        value: answer.into && value !== undefined ? answer.into(value) : answer.value,
        of: key,
      }));
    else if (answer) setHeld((last) => ({ ...last, failure: answer }));
    return answer?.ok ? answer.value : undefined;
  }

  const loadNow = useEffectEvent(() => void (isWanted && load()));
  useEffect(() => loadNow(), [key, isWanted]);

  return {
    ...held,
    isLoading,
    load,
    /** Shows what has become of it. */
    change: (how: (value: Value | undefined) => Value | undefined): void =>
      setHeld(({ value, ...rest }) => {
        const next = how(value);
        return next === undefined ? rest : { ...rest, value: next };
      }),
  };
}
