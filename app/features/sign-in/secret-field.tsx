import { useWords } from '#app/i18n/locale.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { formWords } from '#content/forms/form.ts';
import { accountWords as words } from '#content/account/form.ts';

type Props = {
  id: string;
  label?: string;
  problem: string | undefined;
  isMended: boolean;
  isNew?: boolean;
  isReadOnly?: boolean;
};

/** Asks for a password: the one somebody has, or a new one with what makes it good. */
export function SecretField({ label, isMended, isNew = false, ...field }: Props) {
  const t = useWords();
  return (
    <PasswordField
      {...field}
      label={label ?? t(words.password)}
      hint={isNew ? t(words.newPasswordHint) : undefined}
      mended={isMended ? t(formWords.mended) : undefined}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      words={{
        show: t(words.show),
        hide: t(words.hide),
        isShown: t(words.isShown),
        isHidden: t(words.isHidden),
      }}
    />
  );
}
