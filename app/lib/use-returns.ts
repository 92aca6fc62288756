import { useEffect, useState } from 'react';
import { onSentDraft } from './drafts.ts';

/**
 * How often the page was shown again as it was left (back/forward cache), or a draft of its tab was sent by another
 * page's wish (send-left.ts). What lies in the browser's storage may have changed meanwhile, so look at it again then.
 * A page that is shown for the first time after React came counts too: just before, the browser puts into its forms
 * what stood there.
 */
export function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = () => setReturns((before) => before + 1);
    addEventListener('pageshow', count);
    const unfollow = onSentDraft(count);
    return () => {
      removeEventListener('pageshow', count);
      unfollow();
    };
  }, []);
  return returns;
}
