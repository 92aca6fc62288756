import { useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { statusLink as words } from '#content/contact/status-link.ts';
import { statusPath } from '#contract/status.ts';
import { mailStatus, mailStatusAction } from './mail-status.ts';
import { forget, remember } from './my-messages.ts';
import { selectText, useCopy } from './use-copy.ts';
import { useHydrated } from './use-hydrated.ts';

type Sent = { readonly reference: string; readonly status?: string | undefined };

/**
 * What `ui/status-link.tsx` needs to show where the status of a message stands, to mail it to the address that was given
 * (`hasAddress`), and to remember it on this device. Without a token it shows nothing.
 */
export function useStatusLink({ reference, status: token }: Sent, hasAddress: boolean) {
  const t = useWords();
  const isHydrated = useHydrated();
  const { isCopied, copy } = useCopy();
  const [isRefused, setRefused] = useState(false);
  const [told, setTold] = useState<'copied' | 'notCopied' | 'mailed' | 'notMailed' | 'notRemembered'>();
  const [isRemembered, setRemembered] = useState(false);
  const href = token ? statusPath(token, t.locale) : undefined;

  function mail(event: FormEvent) {
    event.preventDefault();
    if (token) void mailStatus(token).then((isDone) => setTold(isDone ? 'mailed' : 'notMailed'));
  }

  async function copyLink(address: string): Promise<void> {
    const isDone = await copy(address);
    setRefused(!isDone);
    setTold(isDone ? 'copied' : 'notCopied');
  }

  function choose(isChosen: boolean) {
    if (!token) return;
    const on = new Date().toISOString().slice(0, 10);
    const isKept = isChosen ? remember({ reference, status: token, on }) : forget(token);
    setRemembered(isChosen && isKept);
    setTold(isChosen && !isKept ? 'notRemembered' : undefined);
  }

  return {
    href,
    // Only the browser knows where it is, and only then can it copy.
    address: isHydrated && href ? location.origin + href : undefined,
    words: {
      keep: t(words.keep),
      link: t(words.link),
      copy: t(words.copy),
      // That it was copied is said as long as its check mark stands.
      told: told && (told !== 'copied' || isCopied) ? t(words[told]) : '',
      mail: t(words.mail),
      remember: t(words.remember),
      remembered: t(words.remembered),
      myMessages: t(words.myMessages),
    },
    isCopied,
    isRefused,
    onCopy: (address: string) => void copyLink(address),
    onShown: selectText,
    mail: hasAddress && token ? { action: mailStatusAction, token, locale: t.locale, onSubmit: mail } : undefined,
    // The page of the link stands below it.
    list: { href: href?.replace(/\/[^/]*$/u, ''), isRemembered, onChange: choose },
  };
}
