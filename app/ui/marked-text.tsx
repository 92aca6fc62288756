import { Fragment } from 'react';
import styles from './marked-text.module.css';
import { readLine, readMarkup, type Inline } from './markup.ts';

type Props = {
  readonly text: string;
  readonly lang?: string | undefined;
  /** What the headings in it are: one below the title they stand under. */
  readonly level: 2 | 5;
};

/** Text that the team typed, with its links, lists, headings, quotes and bold words. Drawn piece by piece, never as HTML. */
export function MarkedText({ text, lang, level }: Props) {
  const Heading = `h${level}` as const;
  return readMarkup(text).map(({ is, lines }, index) => {
    const broken = lines.map((line, number) => (
      <Fragment key={number}>
        {number > 0 && <br />}
        <Pieces pieces={line} />
      </Fragment>
    ));
    if (is === 'heading')
      return (
        <Heading key={index} lang={lang}>
          {broken}
        </Heading>
      );
    if (is === 'quote')
      return (
        <blockquote key={index} className={styles.quote} lang={lang}>
          <p>{broken}</p>
        </blockquote>
      );
    if (is === 'list')
      return (
        <ul key={index} lang={lang}>
          {lines.map((line, number) => (
            <li key={number}>
              <Pieces pieces={line} />
            </li>
          ))}
        </ul>
      );
    return (
      <p key={index} lang={lang}>
        {broken}
      </p>
    );
  });
}

/** One line with its links, for a fact beside a text. */
export const MarkedLine = ({ text }: { text: string }) => <Pieces pieces={readLine(text)} />;

const Pieces = ({ pieces }: { pieces: readonly Inline[] }) =>
  pieces.map((piece, index) => {
    if (piece.is === 'text') return piece.text;
    if (piece.is === 'bold')
      return (
        <strong key={index}>
          <Pieces pieces={piece.inside} />
        </strong>
      );
    return (
      <a key={index} href={piece.href}>
        <Pieces pieces={piece.inside} />
      </a>
    );
  });
