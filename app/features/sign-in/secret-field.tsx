import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { accountWords as words } from '#content/account-form.ts';

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
      label={label ?? t.of(words.password)}
      hint={isNew ? t.of(words.newPasswordHint) : undefined}
      mended={isMended ? t(m['form.mended']) : undefined}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      words={{
        show: t.of(words.show),
        hide: t.of(words.hide),
        isShown: t.of(words.isShown),
        isHidden: t.of(words.isHidden),
      }}
    />
  );
}
