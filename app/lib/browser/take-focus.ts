/** As `ref`: what has just come takes the focus, because what was pressed is gone, or so that it is read first. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * As `takeFocus` for an answer, which may be late: whoever writes in another field meanwhile stays there.
 * @param own The part that goes away: a field in it does not keep the focus.
 */
export function takeFocusLate(element: HTMLElement | null, own?: Element | null): void {
  if (!isInField() || own?.contains(document.activeElement)) element?.focus();
}

/** Whether somebody types or chooses something. */
export const isInField = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** As `takeFocus`, moving the page no further than it must. */
export function takeFocusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
