import { Fragment } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { readLinked } from '#app/lib/text/linked-text.ts';
import { pathTo, type pages } from '#app/paths.ts';

type Props = {
  text: string;
  /** Where a page of ours is: elsewhere than at its own address on a page that leads to others of its kind. */
  pathOf?: (id: keyof typeof pages) => string;
};

/** A text of `content/` with its links (`app/lib/text/linked-text.ts`). */
export function RichText({ text, pathOf = pathTo }: Props) {
  return readLinked(text).map(({ text: words, to }, index) => {
    if (to === undefined) return <Fragment key={index}>{words}</Fragment>;
    return to.includes(':') ? (
      <a key={index} href={to}>
        {words}
      </a>
    ) : (
      <Link key={index} to={pathOf(to as keyof typeof pages)}>
        {words}
      </Link>
    );
  });
}
