import { useWords } from '#app/i18n/locale.ts';
import type { FieldErrors } from '#app/lib/forms/use-form-errors.ts';
import { Field } from '#app/ui/field.tsx';
import { accountFormWords } from '#content/account/form.ts';

type Props = FieldErrors & {
  hint?: string;
  /** To a password manager it is then the name of the account. */
  isLogin?: boolean;
};

/** Asks for the address of an account. */
export function EmailField({ isLogin = false, ...field }: Props) {
  const t = useWords();
  return (
    <Field {...field} label={t(accountFormWords.email)}>
      {(control) => (
        <input
          {...control}
          name="email"
          type="email"
          autoComplete={isLogin ? 'username' : 'email'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
