import type { ReactNode, Ref } from 'react';
import styles from './fold.module.css';

type Props = {
  id: string;
  title: string;
  /** Of its heading. */
  level: 2 | 3 | 4;
  /** In a word or two, what one would open it for otherwise. */
  state?: string | undefined;
  /** Whether it is open without being asked for. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** Of what opens it. */
  ref?: Ref<HTMLElement>;
  /** What its content looks like. */
  className?: string | undefined;
  children: ReactNode;
};

/** One thing of a list that is closed at first. Closing it keeps what was typed. */
export function Fold({ id, title, level, state, isOpen = false, onToggle, ref, className, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <details
      className={styles.fold}
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary ref={ref}>
        <Heading id={`${id}-title`}>{title}</Heading>
        {state && <span className={styles.state}>{state}</span>}
      </summary>
      <div className={[styles.body, className].filter(Boolean).join(' ')}>{children}</div>
    </details>
  );
}
