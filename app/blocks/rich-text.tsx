import { Fragment } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { pathTo, type pages } from '#app/paths.ts';

/** Splits into text, words, target, text, words, target … */
const links = /\[([^\]]+)\]\(([^)]+)\)/u;

type Props = {
  text: string;
  /** Where a page of ours is: elsewhere than at its own address on a page that leads to others of its kind. */
  pathOf?: (id: keyof typeof pages) => string;
};

/** A text of `content/` with its links: `[words](contact)` names one of our pages, anything else is an address. */
export function RichText({ text, pathOf = pathTo }: Props) {
  const pieces = text.split(links);
  return pieces.map((piece, index) => {
    const target = pieces[index + 1] ?? '';
    if (index % 3 === 0) return <Fragment key={index}>{piece}</Fragment>;
    if (index % 3 === 2) return null;
    return target.includes(':') ? (
      <a key={index} href={target}>
        {piece}
      </a>
    ) : (
      <Link key={index} to={pathOf(target as keyof typeof pages)}>
        {piece}
      </Link>
    );
  });
}
