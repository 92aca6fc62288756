/** Brings React to an island, and says how far it is by a mark on it: `coming`, `alive` or `failed`. */

const awake = new WeakMap<HTMLElement, Promise<unknown>>();

/** Wakes an island, once; what failed is tried again. Out: when it is alive. */
export function wake(island: HTMLElement): Promise<unknown> {
  const known = awake.get(island);
  if (known) return known;
  const { name = '' } = island.dataset;
  const { at = '/', query = '' } = document.body.dataset;
  const mark = (state: string) => (island.dataset['state'] = state);
  mark('coming');
  const waking = Promise.all([import('./hydrate.tsx'), import('./islands.ts').then(({ loadPart }) => loadPart(name))])
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

/** Wakes the islands that wait for a moment. */
export const islandsOf = (moment: string) => document.querySelectorAll<HTMLElement>(`eco-island[data-until=${moment}]`);

// The words beside them (app/ui/not-loaded.tsx) promise it. What was pressed does not happen by itself, much later.
addEventListener('online', () => document.querySelectorAll<HTMLElement>('[data-state=failed]').forEach(wakeQuietly));
