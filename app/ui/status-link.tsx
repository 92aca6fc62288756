import type { FormEvent } from 'react';
import { Button } from './button.tsx';
import { CheckBox } from './check-box.tsx';
import { CheckIcon } from './icons.tsx';
import { CopyIcon } from './tool-icons.tsx';

type Props = {
  /** Where it leads in this site; undefined where there is nothing to look up. */
  href: string | undefined;
  /** The same as a whole address to copy. Undefined until scripts run: then there is nothing to press. */
  address: string | undefined;
  /** `told`: what became of the last press. */
  words: Readonly<
    Record<'keep' | 'link' | 'copy' | 'told' | 'mail' | 'remember' | 'remembered' | 'myMessages', string>
  >;
  isCopied: boolean;
  /** The browser did not copy: the address is shown, and `onShown` is called with its element. */
  isRefused: boolean;
  onCopy: (address: string) => void;
  onShown: (element: Element | null) => void;
  /** A form that asks for it by mail. Undefined where no address was given. */
  mail: { action: string; token: string; locale: string; onSubmit: (event: FormEvent) => void } | undefined;
  /** Whether this device remembers it, and where the list stands. */
  list: { href: string | undefined; isRemembered: boolean; onChange: (isRemembered: boolean) => void };
};

/** The link to what became of a message, and the ways to keep it. */
export function StatusLink({ href, address, words, isCopied, isRefused, onCopy, onShown, mail, list }: Props) {
  if (!href) return null;
  return (
    <div>
      <p>
        {words.keep} <a href={href}>{words.link}</a>
      </p>
      {address && (
        <p>
          <Button look="quiet" onClick={() => onCopy(address)}>
            {isCopied ? <CheckIcon /> : <CopyIcon />}
            {words.copy}
          </Button>
        </p>
      )}
      {isRefused && <p ref={onShown}>{address}</p>}
      {mail && (
        <form method="post" action={mail.action} onSubmit={mail.onSubmit}>
          <input type="hidden" name="status" value={mail.token} />
          <input type="hidden" name="locale" value={mail.locale} />
          <p>
            <Button look="quiet" type="submit">
              {words.mail}
            </Button>
          </p>
        </form>
      )}
      <div role="status">{words.told && <p>{words.told}</p>}</div>
      {/* It needs scripts: without them the box would do nothing. */}
      {address && (
        <p>
          <CheckBox label={words.remember} isChecked={list.isRemembered} onChange={list.onChange} />
        </p>
      )}
      {list.isRemembered && (
        <p>
          {words.remembered} <a href={list.href}>{words.myMessages}</a>
        </p>
      )}
    </div>
  );
}
