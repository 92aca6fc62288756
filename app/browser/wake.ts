import { onDemand } from './load.ts';

const awake = new WeakMap<HTMLElement, Promise<unknown>>();

/**
 * Brings React to an island, once; what failed is tried again. A mark on it says how far it is: `coming`, `alive` or
 * `failed`.
 */
export function wake(island: HTMLElement): Promise<unknown> {
  const known = awake.get(island);
  if (known) return known;
  const { name = '' } = island.dataset;
  const { at = '/', query = '' } = document.body.dataset;
  const mark = (state: string) => (island.dataset['state'] = state);
  mark('coming');
  // What was said about the last time (presses.ts).
  const note = island.nextElementSibling;
  if (note?.classList.contains('not-loaded')) note.remove();
  const waking = onDemand()
    .then(({ loadHydrate, loadPart }) => Promise.all([loadHydrate(), loadPart(name)]))
    .then(([{ hydrate }, Part]) => hydrate(island, Part, { pathname: at, search: query }))
    .then(
      () => mark('alive'),
      (error: unknown) => {
        awake.delete(island);
        island.toggleAttribute('data-offline', !navigator.onLine);
        mark('failed');
        throw error;
      },
    );
  awake.set(island, waking);
  return waking;
}

/** The same for whom nobody waits: what fails is tried again at the next press. */
export const wakeQuietly = (island: HTMLElement): void => void wake(island).catch(() => {});

/** The islands that wait for a moment. */
export const islandsOf = (moment: string) => document.querySelectorAll<HTMLElement>(`eco-island[data-until=${moment}]`);

// The words beside them (app/ui/not-loaded.tsx) promise it. What was pressed does not happen by itself, much later.
addEventListener('online', () => document.querySelectorAll<HTMLElement>('[data-state=failed]').forEach(wakeQuietly));
