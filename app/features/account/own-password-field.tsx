import { useWords } from '#app/i18n/locale.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { accountWords as words } from '#content/account/form.ts';

type Props = {
  id: string;
  label: string;
  problem: string | undefined;
  /** Whether it is a new one: what makes it good is said then. */
  isNew?: boolean;
};

/** Asks for the password of whoever is signed in, or for their new one. */
export function OwnPasswordField({ isNew = false, ...field }: Props) {
  const t = useWords();
  return (
    <PasswordField
      {...field}
      hint={isNew ? t(words.newPasswordHint) : undefined}
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
