/** Between the word and what explains it, and at the sides of the window, in pixels. */
const gap = 8;

/**
 * Shows a panel above the page, below a word or above it, inside of the window. It moves with the page, and nothing on the
 * page moves. Where a browser knows no popovers, it stays where it stands.
 */
export function keepBeside(panel: HTMLElement, word: HTMLElement, signal: AbortSignal): void {
  if (!('showPopover' in panel)) {
    (panel as HTMLElement).scrollIntoView({ block: 'nearest' });
    return;
  }
  panel.popover = 'manual';
  panel.showPopover();
  const place = () => {
    const { clientWidth, clientHeight } = document.documentElement;
    const { width, height } = panel.getBoundingClientRect();
    // A word that is divided has a box in each line.
    const lines = [...word.getClientRects()];
    const { left = 0, bottom = 0 } = lines.at(-1) ?? {};
    const above = (lines[0]?.top ?? 0) - gap - height;
    const last = clientHeight - gap - height;
    const below = bottom + gap;
    const top = below <= last ? below : above >= gap ? above : Math.max(gap, last);
    panel.style.setProperty('top', `${Math.round(top + scrollY)}px`);
    panel.style.setProperty('left', `${Math.round(Math.max(gap, Math.min(left, clientWidth - gap - width)))}px`);
  };
  place();
  addEventListener('resize', place, { signal });
}
