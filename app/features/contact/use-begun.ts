import { useEffect, useState } from 'react';
import { useSearch } from '#app/lib/history.ts';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import type { Prefill } from './prefill.ts';

/**
 * The link that led here, and what it puts into the form. Each link has a draft of its own, so nothing is overwritten or
 * merged. The rules are loaded only for a link that the server did not know: on a copy of the site that no server of
 * ours draws.
 * @param begun What the server knew and drew.
 */
export function useBegun(begun: Prefill | undefined): { variant: string; start: Prefill | undefined } {
  const t = useWords();
  const variant = useSearch();
  const isDrawn = usePlace().search === variant && begun !== undefined;
  const [read, setRead] = useState<{ variant: string; start: Prefill }>();

  useEffect(() => {
    // The server has the page do it.
    if (isDrawn || variant === '' || import.meta.env.SSR) return;
    let isCurrent = true;
    void import('./prefill.ts').then(
      ({ prefill }) => isCurrent && setRead({ variant, start: prefill(new URLSearchParams(variant), t) }),
      // No connection: the form still works, only the first sentence is missing.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [variant, isDrawn, t]);

  return { variant, start: isDrawn ? begun : read?.variant === variant ? read.start : undefined };
}
