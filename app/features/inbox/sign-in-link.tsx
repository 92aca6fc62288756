import { Link } from '#app/i18n/link.tsx';
import { usePlace } from '#app/i18n/place.ts';
import { useSearch } from '#app/lib/history.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';

/** The way in, and back to exactly this list or message. */
export function SignInLink({ label }: { label: string }) {
  const next = usePlace().pathname + useSearch();
  return (
    <p>
      <Link className={buttonClass()} to={pathTo('signin', { next })}>
        {label}
      </Link>
    </p>
  );
}
