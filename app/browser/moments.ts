/** Wakes the islands that wait for no press: at rest, or when they come into view. */
import { onDemand } from './load.ts';
import { islandsOf, wakeQuietly } from './wake.ts';

// Our server draws what a query means; another only sends the page.
const isDrawn = location.search === (document.body.dataset['query'] ?? '');
const restless = () => [...islandsOf('idle'), ...(isDrawn ? [] : islandsOf('query'))];

// What tells where they are is there then.
if (restless().length > 0) onDemand().catch(() => {});

const wakeIdle = () => restless().forEach(wakeQuietly);
const whenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(wakeIdle, { timeout: 3000 });
  else setTimeout(wakeIdle, 200); // Safari
};
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
  addEventListener(sign, wakeIdle, { once: true, passive: true });

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        seen.unobserve(target);
        wakeQuietly(target.parentElement as HTMLElement);
      }
  },
  { rootMargin: '200px' },
);
// The element of an island has no box of its own, so its first part is looked at.
islandsOf('visible').forEach((island) => island.firstElementChild && seen.observe(island.firstElementChild));
