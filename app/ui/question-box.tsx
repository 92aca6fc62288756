import { useEffect, useId, useRef, type ReactNode } from 'react';
import buttonRow from './button-row.module.css';
import { Button } from './button.tsx';
import styles from './question-box.module.css';
import { useFocusKept } from './use-focus-kept.ts';

type Choice = {
  readonly label: string;
  readonly onChoose: () => void;
  readonly isBusy?: boolean;
  /** Of a choice that only shows more. */
  readonly isExpanded?: boolean;
};

type Props = {
  title: string;
  level?: 3 | 4;
  /** What is asked about. When it becomes another, the question takes the focus again. */
  about?: unknown;
  choices: readonly Choice[];
  /** What has to be known to choose. */
  children: ReactNode;
  /** Stands below the choices. */
  below?: ReactNode;
};

/**
 * Asks in the page what only a person can decide: which of two states stays where somebody else has changed the same thing,
 * or whether something shall go. It takes the focus; nothing is done before a choice. Where nobody says where the
 * focus goes then, what stands around it has it.
 */
export function QuestionBox({ title, level = 3, about, choices, children, below }: Props) {
  const Element = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const box = useFocusKept<HTMLDivElement>();
  useEffect(() => heading.current?.focus(), [about]);
  return (
    <div ref={box} className={styles.box} role="group" aria-labelledby={id}>
      <Element id={id} ref={heading} tabIndex={-1}>
        {title}
      </Element>
      {children}
      <div className={buttonRow.buttons}>
        {choices.map(({ label, onChoose, isBusy, isExpanded }, index) => (
          // One that shows more says something else then, and keeps the focus.
          <Button key={index} look="quiet" aria-disabled={isBusy} aria-expanded={isExpanded} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
      {below}
    </div>
  );
}
