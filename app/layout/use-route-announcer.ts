import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page without a page load nobody would tell a screen reader that anything
 * happened, and the focus would stay on a link that may be gone. Moving the focus to the new
 * heading, or to the one the address names, does both: it is read aloud, and the next Tab starts there.
 * The first page is left alone: there the browser does all this itself. Scrolling is not ours
 * either: `ScrollRestoration` starts at the top, at the named heading, or where the visitor was after Back.
 */
export function useRouteAnnouncer(): void {
  const { pathname, hash } = useLocation();
  const here = useRef({ pathname, hash });
  useEffect(() => {
    const isOtherPage = here.current.pathname !== pathname;
    if (!isOtherPage && here.current.hash === hash) return;
    here.current = { pathname, hash };
    const named = document.getElementById(hash.slice(1));
    const isHeading = named?.matches('h2, h3, h4') === true;
    // In a tab that is not shown nothing can be reached.
    if (isHeading && named.offsetParent) return focus(named);
    if (isHeading) scrollTo(0, 0);
    const title = document.querySelector<HTMLElement>('main h1');
    if (isOtherPage && title) focus(title);
  }, [pathname, hash]);
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
