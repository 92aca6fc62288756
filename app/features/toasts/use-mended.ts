import { useEffect, type RefObject } from 'react';
import { dismissToast } from '#app/lib/toasts.ts';

/**
 * Takes the toast of a failure away once somebody goes on: types, or presses anything beside the toast.
 * It would soon say what is no longer true, and lie over what is. The words in the page stay.
 */
export function useMended(toast: RefObject<HTMLElement | null>, isFailure: boolean): void {
  useEffect(() => {
    if (!isFailure) return;
    const goOn = ({ target }: Event) => {
      // What holds the toast as well is the empty page, or the end of a swipe.
      const isBeside = !toast.current?.contains(target as Node) && !(target as Node).contains(toast.current);
      if (isBeside) dismissToast();
    };
    document.addEventListener('click', goOn, true);
    document.addEventListener('input', goOn, true);
    return () => {
      document.removeEventListener('click', goOn, true);
      document.removeEventListener('input', goOn, true);
    };
  }, [toast, isFailure]);
}
