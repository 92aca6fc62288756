import { useEffect, useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { backendUrl, patience } from '#app/lib/backend/backend.ts';
import { signalAfter } from '#app/lib/browser/signal-after.ts';
import { selectText, useCopy } from '#app/lib/browser/use-copy.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { forget, remember, remembers } from '#app/lib/messages/my-messages.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import { CopyIcon } from '#app/ui/tool-icons.tsx';
import { statusLink as words } from '#content/contact/status-link.ts';
import { today } from '#content/mail/team-time-zone.ts';
import { statusPath } from '#contract/status.ts';

type Props = {
  reference: string;
  /** The end of the link. Without it nothing is shown. */
  status?: string | undefined;
  /** Whether an address was given, to which it can be mailed. */
  hasAddress: boolean;
};

/** The link to what became of a message, and the ways to keep it: copied, mailed, or remembered on this device. */
export function StatusLink({ reference, status, hasAddress }: Props) {
  return status ? <Ways reference={reference} token={status} hasAddress={hasAddress} /> : null;
}

function Ways({ reference, token, hasAddress }: { reference: string; token: string; hasAddress: boolean }) {
  const t = useWords();
  const isHydrated = useHydrated();
  const { isCopied, copy } = useCopy();
  const { once, isBusy } = useOnce();
  const [isRefused, setRefused] = useState(false);
  const [said, say] = useState<'copied' | 'notCopied' | 'mailed' | 'notMailed' | 'notRemembered'>();
  const [isRemembered, setRemembered] = useState(false);
  // It may be remembered already, or was forgotten on another page or in another tab.
  useEffect(() => {
    const life = new AbortController();
    const look = () => setRemembered(remembers(token));
    look();
    for (const sign of ['storage', 'pageshow']) addEventListener(sign, look, { signal: life.signal });
    return () => life.abort();
  }, [token]);
  const href = statusPath(token, t.locale);
  // Only the browser knows where it is, and only then can it copy.
  const address = isHydrated ? location.origin + href : undefined;

  function mail(event: FormEvent) {
    event.preventDefault();
    void once(async () => {
      say(undefined);
      say((await sendStatusMail(token)) ? 'mailed' : 'notMailed');
    });
  }

  async function copyLink(text: string): Promise<void> {
    say(undefined);
    const isDone = await copy(text);
    setRefused(!isDone);
    say(isDone ? 'copied' : 'notCopied');
  }

  function choose(isChosen: boolean) {
    const isKept = isChosen ? remember({ reference, status: token, on: today() }) : forget(token);
    setRemembered(isChosen && isKept);
    say(isChosen && !isKept ? 'notRemembered' : undefined);
  }

  return (
    <div>
      <p>
        {t(words.keep)} <a href={href}>{t(words.link)}</a>
      </p>
      {address && (
        <p>
          <Button look="quiet" onClick={() => void copyLink(address)}>
            {isCopied ? <CheckIcon /> : <CopyIcon />}
            {t(words.copy)}
          </Button>
        </p>
      )}
      {isRefused && <p ref={selectText}>{address}</p>}
      {hasAddress && (
        <form method="post" action={statusMailAction} onSubmit={mail}>
          <input type="hidden" name="status" value={token} />
          <input type="hidden" name="locale" value={t.locale} />
          <p>
            <Button look="quiet" type="submit" aria-disabled={isBusy}>
              {t(words.mail)}
            </Button>
          </p>
        </form>
      )}
      {/* Gone while the same is done again, or it would not be said again. */}
      <div role="status">{said && <p>{t(words[said])}</p>}</div>
      {/* It needs scripts: without them the box would do nothing. */}
      {address && (
        <p>
          <CheckBox label={t(words.remember)} isChecked={isRemembered} onChange={choose} />
        </p>
      )}
      {isRemembered && (
        <p>
          {/* The page of the link stands below it. */}
          {t(words.remembered)} <a href={href.replace(/\/[^/]*$/u, '')}>{t(words.myMessages)}</a>
        </p>
      )}
    </div>
  );
}

/** Where number and link are asked for by mail. A form without scripts posts to the same address. */
const statusMailAction = `${backendUrl}/functions/v1/mail-status`;

/** Asks for the number and the link of a message by mail. Out: whether it is on its way, as far as anybody may know. */
async function sendStatusMail(status: string): Promise<boolean> {
  try {
    const answer = await fetch(statusMailAction, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status }),
      referrerPolicy: 'no-referrer',
      signal: signalAfter(patience),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
