const isUnder = (focused: DOMRect, box: DOMRect): boolean =>
  focused.left < box.right && focused.right > box.left && focused.top < box.bottom && focused.bottom > box.top;

/**
 * Keeps a box where it does not lie over what has the focus (WCAG 2.4.11): below the header, where only the ways back
 * and onward stand and what is read already, and at the foot of the screen while the focus is there.
 */
export function standFree(box: HTMLElement, signal: AbortSignal): void {
  function look(): void {
    box.dataset['edge'] = 'top';
    const focused = document.activeElement;
    if (!focused || focused === document.body || box.contains(focused)) return;
    if (isUnder(focused.getBoundingClientRect(), box.getBoundingClientRect())) box.dataset['edge'] = 'bottom';
  }
  // The browser first scrolls to what gets the focus.
  const lookLater = () => requestAnimationFrame(look);
  look();
  for (const event of ['focusin', 'scroll', 'resize']) addEventListener(event, lookLater, { capture: true, signal });
}
