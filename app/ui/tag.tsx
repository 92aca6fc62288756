import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** The look of a tag, also for a link that is one. */
export const tagClass = styles.tag ?? '';

/** Short words about the thing they stand beside; `label` says what they are ("Topics"). */
export function Tags({ label, tags }: { label: string; tags: readonly ReactNode[] }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag, index) => (
        <li key={index}>{typeof tag === 'string' ? <span className={tagClass}>{tag}</span> : tag}</li>
      ))}
    </ul>
  );
}

/** A single mark on a card, such as "New". */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={tagClass}>{children}</span>;
}
