import { useEffect } from 'react';

/** The window's title once it is known what the page shows: the prerendered one is shared by many addresses. */
export function useFoundTitle(title: string | false): void {
  useEffect(() => {
    if (title) document.title = `${title} – Ecosystem`;
  }, [title]);
}
