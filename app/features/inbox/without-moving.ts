import { flushSync } from 'react-dom';

/**
 * Draws what nobody here asked for. What has the focus, or else what stands in the middle of the screen, stays where it
 * is, also where something above it becomes longer.
 */
export function withoutMoving(draw: () => void): void {
  const seen = whatIsSeen();
  const before = topOf(seen);
  flushSync(draw);
  if (seen?.isConnected) scrollBy({ top: topOf(seen) - before, behavior: 'instant' });
}

function whatIsSeen(): Element | null {
  const { activeElement } = document;
  const isInSight = activeElement !== document.body && topOf(activeElement) >= 0 && topOf(activeElement) < innerHeight;
  return isInSight ? activeElement : document.elementFromPoint(innerWidth / 2, innerHeight / 2);
}

const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;
