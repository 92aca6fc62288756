import { useEffect, useEffectEvent, useState } from 'react';

type Asked<Value> =
  | { readonly is: 'asking' }
  | { readonly is: 'here'; readonly value: Value }
  /** The server cannot be reached. `isAskedAgain`: somebody has pressed the button and waits. */
  | { readonly is: 'away'; readonly isAskedAgain: boolean };

/** Asks the server once, and again on request. */
export function useAsked<Value>(ask: () => Promise<Value>): Asked<Value> & { readonly again: () => void } {
  const [asked, setAsked] = useState<Asked<Value>>({ is: 'asking' });
  const [turn, setTurn] = useState(0);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let isLast = true;
    askNow().then(
      (value) => isLast && setAsked({ is: 'here', value }),
      () => isLast && setAsked({ is: 'away', isAskedAgain: false }),
    );
    return () => {
      isLast = false;
    };
  }, [turn]);

  function again(): void {
    setAsked({ is: 'away', isAskedAgain: true });
    setTurn((number) => number + 1);
  }
  return { ...asked, again };
}
