import { Link } from '#app/i18n/link.tsx';
import { buttonClass } from '#app/ui/button.tsx';

type Props = {
  label: string;
  /** The name of the resource: heard after the label, because many cards have the same label. */
  name: string;
  /** As words, where many stand on one page. */
  isPlain?: boolean;
} & ({ to: string; href?: never } | { to?: never; href: string });

/** What can be done with a resource. `to` stays on this site; `href` leaves it and does not say from where. */
export function ResourceAction({ label, name, isPlain = false, to, href }: Props) {
  const look = { className: isPlain ? undefined : buttonClass('quiet'), 'aria-label': `${label}: ${name}` };
  return to === undefined ? (
    <a {...look} href={href} rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <Link {...look} to={to}>
      {label}
    </Link>
  );
}
