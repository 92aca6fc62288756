import type { MouseEventHandler } from 'react';
import { Link } from '#app/i18n/link.tsx';
import type { Hit } from './engine.ts';
import type { Piece } from './sentence.ts';

/** A page that was found, or a part of it: where it leads, and the sentence that answers, with what was typed marked. */
export function ShownHit({ hit, onPress }: { hit: Hit; onPress: MouseEventHandler<HTMLAnchorElement> }) {
  const { path, title, heading, sentence } = hit;
  return (
    <li>
      <Link to={path} onClick={onPress}>
        <span>
          <Marked pieces={title} />
          {heading.length > 0 && ': '}
          <Marked pieces={heading} />
        </span>
      </Link>
      <p>
        <Marked pieces={sentence} />
      </p>
    </li>
  );
}

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
