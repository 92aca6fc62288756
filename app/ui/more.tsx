import type { ComponentProps } from 'react';
import { Heading } from './heading.tsx';
import styles from './more.module.css';

type Props = ComponentProps<'details'> & {
  /** What is pressed: it names what is shown. */
  words: string;
  /** Where the words are a heading: search and links lead to it. */
  level?: 2 | 3;
};

/**
 * What only some need, closed until it is asked for: tables, sources, more facts. Lighter to look at and on its way than
 * `Disclosure`, which is for a text that everybody is expected to open.
 */
export function More({ words, level, className, children, ...details }: Props) {
  return (
    <details {...details} className={[styles.more, className].filter(Boolean).join(' ')}>
      <summary>{level ? <Heading level={level}>{words}</Heading> : words}</summary>
      {children}
    </details>
  );
}
