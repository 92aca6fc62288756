import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { goTo, type Way } from '#app/lib/browser/go-to.ts';
import { hasModifier } from '#app/lib/browser/has-modifier.ts';

type Props = Omit<ComponentProps<typeof Link>, 'onClick'> & Pick<Way, 'state' | 'toTop'>;

/** A link to another step, filter or tab of the page it stands on: no page is loaded (app/lib/browser/use-search.ts). */
export function HereLink({ state, toTop, ...link }: Props) {
  function go(event: MouseEvent<HTMLAnchorElement>) {
    // In a new tab, for example: then it is a link like others.
    if (hasModifier(event)) return;
    event.preventDefault();
    goTo(event.currentTarget.href, { state, toTop });
  }
  return <Link {...link} onClick={go} />;
}
