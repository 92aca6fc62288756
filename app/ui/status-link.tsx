import { Button } from './button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';

type Props = {
  /** Where it leads in this site; undefined where there is nothing to look up. */
  href: string | undefined;
  /** The same as a whole address to copy. Undefined until scripts run: then there is nothing to press. */
  address: string | undefined;
  words: { keep: string; link: string; copy: string; told: string };
  isCopied: boolean;
  /** The browser did not copy: the address is shown, and `onShown` is called with its element. */
  isRefused: boolean;
  onCopy: (address: string) => void;
  onShown: (element: Element | null) => void;
};

/** The link to what became of a message. */
export function StatusLink({ href, address, words, isCopied, isRefused, onCopy, onShown }: Props) {
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
          </Button>{' '}
          <span role="status">{words.told}</span>
        </p>
      )}
      {isRefused && <p ref={onShown}>{address}</p>}
    </div>
  );
}
