import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/auth.tsx';
import { confirmedWords as words } from '#content/account/confirmed.ts';

/** Says in a sentence whose account somebody is signed in to, once a link or code has led there. */
export function useWhose(): string {
  const t = useWords();
  const auth = useAuth();
  const email = auth.status === 'signed-in' ? auth.session.user.email : undefined;
  return email ? t(words.whose, { email }) : '';
}
