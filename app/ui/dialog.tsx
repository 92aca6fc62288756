import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

type Props = {
  title: string;
  titleId: string;
  /** The id of what a dialog says that asks something: it is read with the title. */
  describedBy?: string;
  /** Names the button that closes it. Without a name the dialog has buttons of its own for that. */
  closeLabel?: string;
  /** Called once it is closed: by Escape, by a button, or by `closeDialogAround`. */
  onClosed: () => void;
  /** `alertdialog` asks something that must be answered. */
  role?: 'alertdialog';
  /** Where nothing can be lost, a click beside the dialog may close it. */
  closesOnBackdrop?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog on the browser's own element, open from the moment it is drawn: the page behind it
 * is inert, the focus stays inside and goes back to where it was.
 */
export function Dialog({
  title,
  titleId,
  describedBy,
  closeLabel,
  onClosed,
  role,
  closesOnBackdrop = false,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => (dialog.current ? endAboveKeyboard(dialog.current) : undefined), []);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !closesOnBackdrop) return;
    const closeIfBeside = (event: MouseEvent) => isBeside(element, event) && element.close();
    element.addEventListener('click', closeIfBeside);
    return () => element.removeEventListener('click', closeIfBeside);
  }, [closesOnBackdrop]);
  // At the end of the page, so that it looks the same wherever its opener stands: in a card, in small print.
  return createPortal(
    <dialog
      className={styles.dialog}
      ref={dialog}
      role={role}
      onClose={(event) => {
        // React passes on what a dialog says that was opened from this one.
        if (event.target !== dialog.current) return;
        // The opener may be hidden meanwhile, on a phone that was turned or where text was made larger. Then the focus
        // is still in here, and would be lost.
        const at = document.activeElement;
        if (at === document.body || dialog.current?.contains(at)) document.querySelector('h1')?.focus();
        onClosed();
      }}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={styles.top}>
        <h2 id={titleId}>{title}</h2>
        {closeLabel && (
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {closeLabel}
          </Button>
        )}
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

/** Closes the dialog that an element of its content stands in. The focus goes back to the opener. */
export const closeDialogAround = (element: Element | null): void => element?.closest('dialog')?.close();

/** A keyboard on the screen covers the lower half of it. The dialog then ends above, and what is below is scrolled to. */
function endAboveKeyboard(dialog: HTMLDialogElement): (() => void) | undefined {
  const seen = window.visualViewport;
  // Zooming in with two fingers also shows less, but covers nothing.
  const fit = () => seen && dialog.style.setProperty('--seen', `${seen.height * seen.scale}px`);
  fit();
  seen?.addEventListener('resize', fit);
  return () => seen?.removeEventListener('resize', fit);
}

/** The backdrop belongs to the dialog: a click on it is a click on the dialog, outside of its box. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInBox;
}
