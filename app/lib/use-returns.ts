import { useEffect, useState } from 'react';
import { onSentDraft } from './drafts.ts';

/**
 * How often the page came back as it was left (back/forward cache), or a draft of its tab was sent by another page's
 * wish (send-left.ts). What lies in the browser's storage may have changed meanwhile, so look at it again then.
 */
export function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = () => setReturns((before) => before + 1);
    const countShown = ({ persisted }: PageTransitionEvent) => persisted && count();
    addEventListener('pageshow', countShown);
    const unfollow = onSentDraft(count);
    return () => {
      removeEventListener('pageshow', countShown);
      unfollow();
    };
  }, []);
  return returns;
}
