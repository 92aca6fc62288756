import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { statusLink as words } from '#content/contact/status-link.ts';
import { statusPath } from '#contract/status.ts';
import { selectText, useCopy } from './use-copy.ts';
import { useHydrated } from './use-hydrated.ts';

/** What `ui/status-link.tsx` needs to show where the status of a message stands. Without a token it shows nothing. */
export function useStatusLink(token: string | undefined) {
  const t = useWords();
  const isHydrated = useHydrated();
  const { isCopied, copy } = useCopy();
  const [isRefused, setRefused] = useState(false);
  const href = token ? statusPath(token, t.locale) : undefined;
  return {
    href,
    // Only the browser knows where it is, and only then can it copy.
    address: isHydrated && href ? location.origin + href : undefined,
    words: {
      keep: t(words.keep),
      link: t(words.link),
      copy: t(words.copy),
      told: isRefused ? t(words.notCopied) : isCopied ? t(words.copied) : '',
    },
    isCopied,
    isRefused,
    onCopy: (address: string) => void copy(address).then((isDone) => setRefused(!isDone)),
    onShown: selectText,
  };
}
