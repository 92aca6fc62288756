/**
 * Runs once on every page: brings React to the islands, each at its moment (`app/islands/island.tsx`). What somebody
 * presses before counts afterwards; what the browser answers by itself (a link, a form, details) is not repeated.
 */
import './small-scripts.ts';
import { announce } from './toasts.ts';
import { paintWords } from './bold.ts';
import { followSession } from '#app/lib/session.ts';
import type { Toast } from '#app/lib/toasts.ts';

type Module = Record<string, import('react').ComponentType>;

const files = import.meta.glob<Module>('/app/**/*.island.tsx');

/** `contact-form` for the component `ContactForm`, as the files are called. */
const kebab = (name: string) => name.replace(/(?!^)[A-Z]/gu, '-$&').toLowerCase();

const loads = new Map(
  Object.entries(files).map(([file, load]) => [file.slice(file.lastIndexOf('/') + 1, -'.island.tsx'.length), load]),
);

const alive = new Map<HTMLElement, Promise<void>>();

/** Wakes an island. The mark on it says how far it is: `coming`, `alive` or `failed`; what failed is tried again. */
function wake(island: HTMLElement): Promise<void> {
  const known = alive.get(island);
  if (known) return known;
  const waking = bring(island);
  alive.set(island, waking);
  return waking;
}

async function bring(island: HTMLElement): Promise<void> {
  const { name = '' } = island.dataset;
  const { at = '/', query = '' } = document.body.dataset;
  island.dataset['state'] = 'coming';
  try {
    const [{ hydrate }, module] = await Promise.all([import('./hydrate.tsx'), loads.get(kebab(name))?.()]);
    const Part = module?.[name];
    if (!Part) throw new Error(`No island is called ${name}`);
    await hydrate(island, Part, { pathname: at, search: query });
    island.dataset['state'] = 'alive';
  } catch (error) {
    alive.delete(island);
    island.toggleAttribute('data-offline', !navigator.onLine);
    island.dataset['state'] = 'failed';
    throw error;
  }
}

const quietly = (island: HTMLElement) => void wake(island).catch(() => {});
const all = (moment: string) => document.querySelectorAll<HTMLElement>(`eco-island[data-until=${moment}]`);
// The words beside them (app/ui/not-loaded.tsx) promise it. What was pressed does not happen by itself, much later.
addEventListener('online', () => document.querySelectorAll<HTMLElement>('[data-state=failed]').forEach(quietly));

/** The island that an event happened in, unless it is alive. */
function sleeping({ target }: Event): HTMLElement | undefined {
  const island = target instanceof Element ? target.closest<HTMLElement>('eco-island') : null;
  return island && island.dataset['state'] !== 'alive' ? island : undefined;
}

/** What React answers: a button that neither sends a form nor opens a popover, and whatever is marked so. */
const answered = 'button[type=button]:not([popovertarget]), [data-press]';

addEventListener(
  'click',
  (event) => {
    const island = sleeping(event);
    if (!island) return;
    const pressed = (event.target as Element).closest<HTMLElement>(answered);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!pressed || isElsewhere) return quietly(island);
    event.preventDefault();
    event.stopPropagation();
    void press(island, pressed);
  },
  { capture: true },
);

// What is likely to be pressed next comes before the press.
for (const sign of ['pointerdown', 'touchstart', 'input', 'keydown'])
  addEventListener(
    sign,
    (event) => {
      const island = sleeping(event);
      if (island && (event.type !== 'keydown' || /^(Enter| )$/u.test((event as KeyboardEvent).key))) quietly(island);
    },
    { capture: true, passive: true },
  );

async function press(island: HTMLElement, pressed: HTMLElement): Promise<void> {
  try {
    await wake(island);
    pressed.click();
  } catch {
    // Without a connection a link is still a link.
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  }
}

const wakeIdle = () => all('idle').forEach(quietly);
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
        quietly(target.parentElement as HTMLElement);
      }
  },
  { rootMargin: '200px' },
);
// The element of an island has no box of its own, so its first part is looked at.
all('visible').forEach((island) => island.firstElementChild && seen.observe(island.firstElementChild));

// What only people with an account see costs nobody else anything.
followSession(() => all('account').forEach(quietly));

addEventListener('toast', (event) => announce((event as CustomEvent<Toast>).detail));
addEventListener('text-enhancement', () => void paintWords());
void paintWords();

// From here on presses are heard (e2e/alive.ts).
document.documentElement.dataset['listens'] = '';
