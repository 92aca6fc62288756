import { useWords } from '#app/i18n/locale.ts';
import { Field } from '#app/ui/field.tsx';
import { formWords } from '#content/forms/form.ts';
import { accountWords } from '#content/account/form.ts';

type Props = {
  id: string;
  problem: string | undefined;
  isMended: boolean;
  hint?: string;
  isReadOnly?: boolean;
  /** To a password manager it is then the name of the account. */
  isLogin?: boolean;
};

/** Asks for the address of an account. */
export function EmailField({ isMended, isReadOnly = false, isLogin = false, ...field }: Props) {
  const t = useWords();
  return (
    <Field {...field} label={t(accountWords.email)} mended={isMended ? t(formWords.mended) : undefined}>
      {(control) => (
        <input
          {...control}
          name="email"
          type="email"
          autoComplete={isLogin ? 'username' : 'email'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isReadOnly}
        />
      )}
    </Field>
  );
}
