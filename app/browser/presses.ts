/** What somebody presses in an island that sleeps wakes it and counts afterwards, once. */
import { wake, wakeQuietly } from './wake.ts';

/** What React answers: a button that neither sends a form nor opens a popover, and whatever is marked so. */
const answered = 'button[type=button]:not([popovertarget]), [data-press]';

/** What was pressed last in an island that is coming. */
const pressed = new Map<HTMLElement, HTMLElement>();

/** The island that an event happened in, unless it is alive. */
const sleeping = ({ target }: Event) =>
  (target as Partial<Element>).closest?.<HTMLElement>('eco-island:not([data-state=alive])');

/**
 * Its words stand beside the island, outside of what React takes over, until the next press; some have words of their
 * own there (app/ui/not-loaded.tsx).
 */
function tellFailed(island: HTMLElement): void {
  if (island.querySelector('[data-told]') ?? island.nextElementSibling?.matches('[data-told]')) return;
  const note = document.createElement('p');
  note.className = 'not-loaded';
  note.role = 'alert';
  note.textContent = document.getElementById('toast')?.dataset['offline'] ?? '';
  island.after(note);
}

/** What broke has put words in its place. */
function pressAgain(button: HTMLElement | undefined): void {
  if (button?.isConnected) button.click();
}

addEventListener(
  'click',
  (event) => {
    const island = sleeping(event);
    if (!island) return;
    const button = (event.target as Element).closest<HTMLElement>(answered);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!button || isElsewhere) return wakeQuietly(island);
    event.preventDefault();
    event.stopPropagation();
    const isWaiting = pressed.has(island);
    pressed.set(island, button);
    if (isWaiting) return;
    wake(island)
      .then(
        () => pressAgain(pressed.get(island)),
        () => {
          const link = pressed.get(island);
          // A link is still a link, but without a connection it leads nowhere.
          if (link instanceof HTMLAnchorElement && navigator.onLine) location.assign(link.href);
          else tellFailed(island);
        },
      )
      .finally(() => pressed.delete(island));
  },
  true,
);

// Reading aloud, which needs no React: the button names its script (app/layout/listen-button.tsx).
addEventListener('click', ({ target }) => {
  const button = (target as Partial<Element>).closest?.<HTMLElement>('[data-listen]');
  if (!button) return;
  (import(/* @vite-ignore */ button.dataset['listen'] ?? '') as Promise<typeof import('./later/aloud.ts')>).then(
    ({ openPlayer }) => openPlayer(button),
    () => tellFailed(button),
  );
});

// What is likely to be pressed next comes before the press; what a tab shows comes with it (on-page/tabs.ts).
for (const sign of ['pointerdown', 'input', 'keydown', 'focusin', 'shown'])
  addEventListener(
    sign,
    (event) => {
      const island = sleeping(event);
      if (island && event.type === 'input') island.dataset['typed'] = '';
      const isMeant =
        sign === 'keydown'
          ? /^(Enter| )$/u.test((event as KeyboardEvent).key)
          : // Whoever is in a field is about to type.
            sign !== 'focusin' || (event.target as Element).matches('input, textarea, select');
      if (island && isMeant) wakeQuietly(island);
    },
    true,
  );
