import { useEffect, useRef } from 'react';

/** In milliseconds and pixels: two presses within both are meant as one, as most systems count. */
const doubleClick = 500;
const near = 10;

type Place = { readonly x: number; readonly y: number };

/**
 * The second press of a double click lands on what has just come or beside it, and must not take the focus from the heading. A press
 * elsewhere is an answer, however soon it comes.
 * @param step What has come; each begins anew.
 */
export function useKeptFocus(step: number): void {
  // Where the last press was; unknown while the first one is repeated for React (app/browser/presses.ts).
  const pressed = useRef<Place>(undefined);

  useEffect(() => {
    const note = ({ isTrusted, clientX: x, clientY: y }: MouseEvent) =>
      (pressed.current = isTrusted ? { x, y } : undefined);
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);

  useEffect(() => {
    const { current: last } = pressed;
    const keepFocus = (event: MouseEvent) => {
      const isSame = !last || Math.hypot(event.clientX - last.x, event.clientY - last.y) < near;
      // On the words of an answer the second click would choose it.
      if (isSame && (event.type === 'mousedown' || event.detail > 1)) event.preventDefault();
    };
    const presses = ['mousedown', 'click'] as const;
    for (const press of presses) addEventListener(press, keepFocus);
    const forget = () => {
      for (const press of presses) removeEventListener(press, keepFocus);
    };
    const timer = setTimeout(forget, doubleClick);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [step]);
}
