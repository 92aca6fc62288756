import { useEffect } from 'react';

/** The window's title once it is known what the page shows: the prerendered one is shared by many addresses. */
export function useFoundTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Ecosystem`;
  }, [title]);
}
