/** As `ref`: what has just come takes the focus, because what was pressed is gone, or so that it is read first. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The same, moving the page no further than it must. */
export function takeFocusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
