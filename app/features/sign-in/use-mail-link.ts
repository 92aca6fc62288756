import { useLayoutEffect, useState } from 'react';
import { goTo } from '#app/lib/browser/go-to.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { readMailLink, withoutLink, type MailLink } from './mail-link.ts';

/**
 * Takes the token of a mail's link out of the address bar, so that it is in no history and no screenshot, and keeps
 * it while the page is open. `isRead` is false until the scripts have looked; `count` tells one opened link from the next.
 */
export function useMailLink() {
  const isHydrated = useHydrated();
  const [opened, setOpened] = useState<{ link: MailLink | undefined; count: number }>({ link: undefined, count: 0 });
  useLayoutEffect(() => {
    const take = () => {
      const found = readMailLink(location.hash, location.search);
      if (!found) return;
      setOpened(({ count }) => ({ link: found, count: count + 1 }));
      goTo(location.pathname + withoutLink(location.search), { replace: true });
    };
    take();
    // Another mail's link, pasted while this page is open, loads nothing anew.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return { ...opened, isRead: isHydrated, forget: (): void => setOpened({ ...opened, link: undefined }) };
}
