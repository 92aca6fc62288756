import type { AnchorHTMLAttributes } from 'react';
import { inLocale } from '#contract/locale.ts';
import { useLocale } from './locale.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link to a page of this site, in the language of the page it stands on. */
export function Link({ to, children, ...rest }: Props) {
  const locale = useLocale();
  return (
    <a {...rest} href={inLocale(to, locale)}>
      {children}
    </a>
  );
}
