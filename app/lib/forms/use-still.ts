import { type RefObject, useLayoutEffect } from 'react';

/**
 * While a form is sent its fields stand still: the answer empties it, and what is typed or chosen meanwhile would be lost.
 * They can still be reached, read and sent. The one way for all forms; those of `useForm` have it already.
 */
export function useStill(form: RefObject<HTMLFormElement | null>, isSending: boolean | undefined): void {
  // A draft is filled in right after this.
  useLayoutEffect(() => queueMicrotask(() => holdStill(form.current?.elements, isSending)), [form, isSending]);
}

/**
 * Holds the controls of a form, or lets them go. `readOnly` says nothing on a button, and on some others: a select keeps only
 * what is chosen, and a press on a box or a file is not heard.
 */
export function holdStill(controls: Iterable<Element> = [], isHeld = false): void {
  for (const control of controls as Iterable<Partial<HTMLSelectElement & HTMLInputElement>>) {
    control.readOnly = isHeld;
    if (/^(?:checkbox|radio|file)$/u.test(`${control.type}`)) {
      control.removeEventListener?.('click', ignore);
      if (isHeld) control.addEventListener?.('click', ignore);
    }
    for (const option of control.options ?? []) option.disabled = isHeld && !option.selected;
  }
}

function ignore(event: Event): void {
  event.preventDefault();
  // React would take the new state before the browser takes it back.
  event.stopPropagation();
}
