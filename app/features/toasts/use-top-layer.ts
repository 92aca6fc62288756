import { useCallback, useSyncExternalStore } from 'react';

/** The modal dialog that a visitor can use now, or the page. */
function topLayer(): HTMLElement {
  const around = document.activeElement?.closest<HTMLElement>('dialog[open]');
  return around ?? [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

/** Follows the dialogs that open and close while something is shown. */
export function useTopLayer(isShown: boolean): HTMLElement {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!isShown) return () => {};
      const observer = new MutationObserver(onChange);
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [isShown],
  );
  return useSyncExternalStore(subscribe, topLayer);
}
