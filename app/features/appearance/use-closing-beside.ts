import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

// A message that appears is answered without leaving the panel.
const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toast]') !== null;

/**
 * Closes something that does not block the page: Escape and a click beside it give the focus back to its
 * opener; a focus that goes elsewhere stays there, because what it went to must not be covered.
 */
export function useClosingBeside(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  // With the panel, not after its first paint: a press in that moment counts too.
  useLayoutEffect(() => {
    const isBeside = (event: Event) =>
      !event.composedPath().some((place) => place === panel.current || place === opener.current) &&
      !isToast(event.target);
    // Whoever pulls a slider may let go beside the panel: that is still using it.
    let beganBeside = false;
    const onPress = (event: Event) => {
      beganBeside = isBeside(event);
    };
    const onClick = (event: Event) => {
      if (!beganBeside || !isBeside(event)) return;
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
      close();
    };
    const onFocus = (event: Event) => isBeside(event) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isToast(document.activeElement)) return;
      opener.current?.focus({ preventScroll: true });
      close();
    };
    const life = new AbortController();
    const { signal } = life;
    document.addEventListener('pointerdown', onPress, { capture: true, signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => life.abort();
  }, [panel, opener]);
}
