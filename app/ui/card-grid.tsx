import { Children, type ReactNode } from 'react';
import styles from './card.module.css';

/** Cards beside each other: one column on a phone, two from 48em, `columns` at most. */
export function CardGrid({ columns = 3, children }: { columns?: 1 | 2 | 3; children: ReactNode }) {
  const look = [
    styles.grid,
    columns === 1 && styles.one,
    columns === 2 && styles.two,
    columns === 3 && styles.three,
    columns > 1 && Children.count(children) % columns === 1 && styles.left,
  ];
  return <ul className={look.filter(Boolean).join(' ')}>{children}</ul>;
}
