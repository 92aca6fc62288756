import { useLocation } from 'react-router';
import { Link } from '#app/i18n/link.tsx';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';

/** The way in, and back to exactly this list or message. */
export function SignInLink({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  // A prerendered page knows no query yet.
  const next = useHydrated() ? pathname + search : pathname;
  return (
    <p>
      <Link className={buttonClass()} to={pathTo('signin', { next })}>
        {label}
      </Link>
    </p>
  );
}
