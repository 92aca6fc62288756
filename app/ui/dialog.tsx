import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

type Props = {
  title: string;
  titleId: string;
  closeLabel: string;
  /** Called once it is closed: by Escape or by its button. */
  onClosed: () => void;
  children: ReactNode;
};

/**
 * A modal dialog on the browser's own element, open from the moment it is drawn: the page behind it
 * is inert, the focus stays inside and goes back to where it was.
 */
export function Dialog({ title, titleId, closeLabel, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className={styles.dialog} ref={dialog} onClose={onClosed} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 id={titleId}>{title}</h2>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </Button>
      </div>
      {children}
    </dialog>
  );
}
