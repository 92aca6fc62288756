import { getOnDemand } from './get-on-demand.ts';

const awake = new WeakMap<HTMLElement, Promise<unknown>>();

/** Takes away what was said beside a part about the last time (presses.ts). */
export function unsay(part: HTMLElement): void {
  const note = part.nextElementSibling;
  if (note?.matches('.not-loaded')) note.remove();
}

/**
 * Brings React to an island, once; what failed is tried again. A mark on it says how far it is: `coming`, `alive` or
 * `failed`.
 */
export function wake(island: HTMLElement): Promise<unknown> {
  const known = awake.get(island);
  if (known) return known;
  const mark = (state: string) => (island.dataset['state'] = state);
  mark('coming');
  unsay(island);
  const waking = getOnDemand()
    .then(({ bringToLife }) => bringToLife(island))
    .then(
      () => mark('alive'),
      (error: unknown) => {
        awake.delete(island);
        island.toggleAttribute('data-offline', !navigator.onLine);
        mark('failed');
        // The words beside it (app/ui/not-loaded.tsx) promise it. What was pressed does not happen by itself, much later.
        addEventListener('online', () => wakeQuietly(island), { once: true });
        throw error;
      },
    );
  awake.set(island, waking);
  return waking;
}

/** The same for whom nobody waits: what fails is tried again at the next press. */
export const wakeQuietly = (island: HTMLElement): void => void wake(island).catch(() => {});

/** The islands that wait for a moment, by what its name begins with: each draft has one of its own. */
export const islandsOf = (moment: string) =>
  document.querySelectorAll<HTMLElement>(`eco-island[data-until^=${moment}]`);
