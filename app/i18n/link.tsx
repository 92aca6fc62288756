import type { ReactNode } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router';
import { inLocale } from '#app/paths.ts';
import { useLocale } from './locale.ts';

type Props = Omit<LinkProps, 'to' | 'viewTransition'> & { to: string; children?: ReactNode };

/** A link to a page of this site, in the language of the page it stands on; the change of page fades. */
export function Link({ to, ...rest }: Props) {
  const locale = useLocale();
  // All routes are known from the start (react-router.config.ts): no link has to announce one.
  return <RouterLink {...rest} to={inLocale(to, locale)} viewTransition discover="none" />;
}
