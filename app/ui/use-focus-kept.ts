import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Where something goes that had the focus, what stands around it takes the focus: whoever listens goes on there, and not
 * at the beginning of the page. Out: for the element that goes.
 */
export function useFocusKept<Kept extends HTMLElement>(): RefObject<Kept | null> {
  const element = useRef<Kept>(null);
  useLayoutEffect(() => {
    const { current: kept } = element;
    return () => {
      if (!kept?.contains(document.activeElement)) return;
      const around: HTMLElement[] = [];
      for (let each = kept.parentElement; each && each !== document.body; each = each.parentElement) around.push(each);
      // Once it is gone. What comes in its place may have taken the focus itself.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        // What has no box of its own, as an island, takes none.
        around.some((place) => {
          if (!place.isConnected) return false;
          place.setAttribute('tabindex', '-1');
          place.focus({ preventScroll: true });
          return document.activeElement === place;
        });
      });
    };
  }, []);
  return element;
}
