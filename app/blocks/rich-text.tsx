import { Fragment } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { pathTo, type pages } from '#app/paths.ts';

/** Splits into text, words, target, text, words, target … */
const links = /\[([^\]]+)\]\(([^)]+)\)/u;

/** A text of `content/` with its links: `[words](contact)` names one of our pages, anything else is an address. */
export function RichText({ text }: { text: string }) {
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
      <Link key={index} to={pathTo(target as keyof typeof pages)}>
        {piece}
      </Link>
    );
  });
}
