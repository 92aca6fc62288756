/** As `ref`: what has just come takes the focus, because what was pressed is gone, or so that it is read first. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * As `takeFocus` for an answer, which may be late: whoever writes in another field meanwhile stays there.
 * @param own The part that goes away: a field in it does not keep the focus.
 */
export function takeFocusLate(element: HTMLElement | null, own?: Element | null): void {
  const at = document.activeElement;
  if (!at?.matches('input, textarea, select') || own?.contains(at)) element?.focus();
}

/** As `takeFocus`, moving the page no further than it must. */
export function takeFocusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
