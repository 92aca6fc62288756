import { type ReactNode, Children } from 'react';
import { areaClass, type AreaColour } from './area-colours.ts';
import styles from './card.module.css';
import { Heading } from './heading.tsx';

type Props = {
  title: ReactNode;
  /** The heading's level: 2 below the page's title, 3 below a section's. */
  level?: 2 | 3 | 4;
  /** A drawing across the top; without `alt` it is decoration. */
  drawing?: { src: string; alt?: string; height?: number } | undefined;
  /** In place of a drawing: a picture that is put together on the page. */
  cover?: ReactNode;
  /** A coloured upper edge; behind a drawing, its ground. */
  edge?: AreaColour | undefined;
  /** `li` inside `CardGrid`; `article` for a card that stands alone. */
  as?: 'li' | 'article';
  /** Text and facts. */
  children?: ReactNode;
  /** Links and buttons at the foot. */
  actions?: ReactNode;
  /** The whole card leads where the one link in `actions` leads. */
  isLink?: boolean;
  /** On a phone a row of its own: the drawing as a small square, name and text beside it. For a card that is a link. */
  isRow?: boolean;
  /** The drawing stands beside the name, square or with its own height: 128 for a book. */
  isBeside?: boolean;
  id?: string;
  /** Stands on the page, but is not shown: a script can show it. */
  isHidden?: boolean;
};

/** One thing among others: a drawing or a coloured edge, its name, what it is, what can be done. */
export function Card({
  title,
  level = 2,
  drawing,
  cover,
  edge,
  as: Element = 'li',
  children,
  actions,
  isLink = false,
  isRow = false,
  isBeside = false,
  id,
  isHidden = false,
}: Props) {
  const Title = `h${level}` as const;
  const look = [
    styles.card,
    edge && !drawing && styles.edge,
    edge && areaClass(edge),
    isLink && styles.whole,
    isRow && styles.row,
    isBeside && styles.beside,
  ];
  return (
    <Element className={look.filter(Boolean).join(' ')} id={id} hidden={isHidden}>
      {drawing && (
        <div className={styles.picture}>
          <img
            src={drawing.src}
            width={isBeside ? 96 : 360}
            height={drawing.height ?? (isBeside ? 96 : 150)}
            alt={drawing.alt ?? ''}
            loading="lazy"
          />
        </div>
      )}
      {cover && <div className={styles.picture}>{cover}</div>}
      {typeof title === 'string' ? <Heading level={level}>{title}</Heading> : <Title>{title}</Title>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Element>
  );
}

/** Cards beside each other: one column on a phone, two from 48em, `columns` at most. */
export function CardGrid({ columns = 3, children }: { columns?: 1 | 2 | 3; children: ReactNode }) {
  // Counted here: a rule that counts what has arrived moves the first cards when a slow line brings the third.
  const count = Children.count(children);
  const look = [
    styles.grid,
    columns === 1 && styles.one,
    columns === 2 && styles.two,
    columns === 3 && styles.three,
    columns === 3 && count === 3 && styles.trio,
    columns > 1 && count % columns === 1 && styles.left,
  ];
  return <ul className={look.filter(Boolean).join(' ')}>{children}</ul>;
}
