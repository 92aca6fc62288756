import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page without a page load nobody would tell a screen reader that anything
 * happened, and the focus would stay on a link that may be gone. Moving the focus to the new
 * heading does both: it is read aloud, and the next Tab starts at the top of the text.
 * The first page is left alone: there the browser does all this itself. Scrolling is not ours
 * either: `ScrollRestoration` starts at the top, or where the visitor was after Back.
 */
export function useRouteAnnouncer(): void {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
