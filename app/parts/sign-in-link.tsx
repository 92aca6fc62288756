import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { useSearch } from '#app/lib/browser/use-search.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { accountWords } from '#content/account/account.ts';

/** The way in, and back to exactly what is shown here. */
export function SignInLink({ label }: { label?: string }) {
  const t = useWords();
  const next = usePlace().pathname + useSearch();
  return (
    <p>
      <Link className={buttonClass()} to={pathTo('signin', { next })}>
        {label ?? t(accountWords.signIn)}
      </Link>
    </p>
  );
}
