import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * A button that is drawn with `data-early` and an id may be pressed before React has arrived. The boot
 * script remembers the last such press, and it happens here, once the button is React's. From then on
 * presses are ordinary ones, so the mark is taken away.
 */
export function useEarlyPress(button: RefObject<HTMLElement | null>, press: () => void): void {
  const pressNow = useEffectEvent(press);
  // Before the browser paints and before the next click: a press is either early or ordinary, never both.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    button.current?.removeAttribute('data-early');
    if (!button.current || dataset['pressed'] !== button.current.id) return;
    delete dataset['pressed'];
    pressNow();
  }, [button]);
}
