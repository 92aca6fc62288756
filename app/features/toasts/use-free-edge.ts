import { useLayoutEffect, useState } from 'react';

/** How much of the focused element would lie under a box of this size at this height. */
function covered(focused: DOMRect, box: DOMRect, top: number): number {
  if (focused.right <= box.left || focused.left >= box.right) return 0;
  return Math.max(0, Math.min(focused.bottom, top + box.height) - Math.max(focused.top, top));
}

/**
 * The edge of the screen at which a box covers least of what has the focus (WCAG 2.4.11): the lower one,
 * unless the upper one, below the header, is freer. `margin` is its distance from the edge.
 */
export function useFreeEdge(box: HTMLElement | null, margin: number): 'top' | 'bottom' {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  useLayoutEffect(() => {
    if (!box) return;
    const look = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || box.contains(focused)) return;
      const [of, size] = [focused.getBoundingClientRect(), box.getBoundingClientRect()];
      const below = covered(of, size, innerHeight - margin - size.height);
      const above = covered(of, size, topOfPage() + margin);
      setEdge(below > above ? 'top' : 'bottom');
    };
    // The browser first scrolls to what gets the focus.
    const lookLater = () => requestAnimationFrame(look);
    look();
    for (const event of ['focusin', 'scroll', 'resize']) addEventListener(event, lookLater, true);
    return () => ['focusin', 'scroll', 'resize'].forEach((event) => removeEventListener(event, lookLater, true));
  }, [box, margin]);
  return edge;
}

const topOfPage = (): number => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
