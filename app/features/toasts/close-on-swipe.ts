/** So far a finger must pull (APP-08). */
const threshold = 50;

/** Closes a box that is pulled more than 50 px to the right; pulled less far it goes back. */
export function closeOnSwipe(box: HTMLElement, close: () => void): void {
  let from: number | undefined;
  const move = (by: number) => (box.style.transform = by > 0 ? `translateX(${by}px)` : '');
  box.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('a, button')) return;
    from = event.clientX;
    box.setPointerCapture(event.pointerId);
  });
  box.addEventListener('pointermove', ({ clientX }) => {
    if (from !== undefined) move(clientX - from);
  });
  box.addEventListener('pointerup', ({ clientX }) => {
    const by = from === undefined ? 0 : clientX - from;
    from = undefined;
    move(0);
    if (by > threshold) close();
  });
  // The browser took the finger, to scroll or to enlarge the page.
  box.addEventListener('pointercancel', () => {
    from = undefined;
    move(0);
  });
}
