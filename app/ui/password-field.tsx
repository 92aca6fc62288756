import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Field } from './field.tsx';
import styles from './password-field.module.css';

const never = () => () => undefined;

type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  mended?: string | undefined;
  /** Tells a password manager whether to fill in the one it knows or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  isReadOnly?: boolean;
  words: {
    show: string;
    hide: string;
    /** Heard after the button was pressed: what can be seen now. */
    isShown: string;
    isHidden: string;
  };
};

/**
 * Asks for a password, which can be shown while it is typed. The field has an id and no name on purpose:
 * so the browser itself never sends it anywhere, not even when Enter is pressed before React has arrived.
 * Read it with `form.elements.namedItem(id)`.
 */
export function PasswordField({ id, autoComplete, isReadOnly = false, words, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Undefined until the button was pressed for the first time: before, there is nothing to say.
  const [isShown, setShown] = useState<boolean>();
  // The button does nothing before React has arrived: it keeps its room and is not there.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  // Hidden again when it is sent: some browsers store what was typed in a field that is no password field.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown((shown) => shown && false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field id={id} {...field}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            ref={input}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            readOnly={isReadOnly}
          />
          <button
            className={isAlive ? styles.show : `${styles.show} ${styles.waiting}`}
            type="button"
            aria-controls={id}
            aria-label={`${isShown ? words.hide : words.show}: ${field.label}`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
          </button>
          <span className="heard" role="status">
            {isShown === undefined ? '' : isShown ? words.isShown : words.isHidden}
          </span>
        </div>
      )}
    </Field>
  );
}
