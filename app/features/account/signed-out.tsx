import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { inLocale } from '#contract/locale.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { accountWords as words } from '#content/account/account.ts';

/** The way in, back to this page. */
export function SignInLink({ label }: { label?: string }) {
  const t = useWords();
  return (
    <p>
      <Link className={buttonClass()} to={pathTo('signin', { next: inLocale(pathTo('account'), t.locale) })}>
        {label ?? t(words.signIn)}
      </Link>
    </p>
  );
}

/** What stands here for whoever is not signed in. */
export function SignedOut() {
  const t = useWords();
  return (
    <>
      <p>{t(words.signedOut)}</p>
      <noscript>
        <p>{t(words.noScript)}</p>
      </noscript>
      <SignInLink />
    </>
  );
}
