import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import type { FieldErrors } from '#app/lib/forms/use-form-errors.ts';
import { Field } from '#app/ui/field.tsx';
import { accountFormWords as words } from '#content/account/form.ts';
import styles from './password-field.module.css';

type Props = FieldErrors & {
  /** "Password" unless told otherwise. */
  label?: string;
  /** Whether it is a new one: what makes it good is said then, and a password manager offers one. */
  isNew?: boolean;
  /** Of another service: a password manager must not put the one of this site in. */
  isForeign?: boolean;
  hint?: string | undefined;
};

/**
 * Asks for a password, which can be shown while it is typed. The field has an id and no name on purpose:
 * so the browser itself never sends it anywhere, not even when Enter is pressed before React has arrived.
 * Read it with `typed` of its form (lib/forms/use-small-form.ts).
 */
export function PasswordField({ isNew = false, isForeign = false, hint, ...given }: Props) {
  const t = useWords();
  const field = { label: t(words.password), ...given };
  const input = useRef<HTMLInputElement>(null);
  // Undefined until the button was pressed for the first time: before, there is nothing to say.
  const [isShown, setShown] = useState<boolean>();
  // The button does nothing before React has arrived: it keeps its room and is not there.
  const isAlive = useHydrated();

  // Hidden again when it is sent: some browsers store what was typed in a field that is no password field.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown((shown) => shown && false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field {...field} hint={isNew ? t(words.newPasswordHint) : hint}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            ref={input}
            type={isShown ? 'text' : 'password'}
            autoComplete={isForeign ? 'off' : isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            className={isAlive ? styles.show : `${styles.show} ${styles.waiting}`}
            type="button"
            aria-controls={field.id}
            aria-label={`${t(isShown ? words.hide : words.show)}: ${field.label}`}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? words.hide : words.show)}
          </button>
          <span className="heard" role="status">
            {isShown === undefined ? '' : t(isShown ? words.isShown : words.isHidden)}
          </span>
        </div>
      )}
    </Field>
  );
}
