/** What somebody presses in an island that sleeps wakes it and counts afterwards, once. */
import { notLoadedNote } from '#app/lib/browser/not-loaded.ts';
import { getOnDemand } from './get-on-demand.ts';
import { unsay, wake, wakeQuietly } from './wake.ts';

/** What was pressed last before this script had come (boot.ts). */
export type Early = { early?: Partial<Element> };

/** What React answers: a button that neither sends a form nor opens a popover, and whatever is marked so. */
const answered = 'button[type=button]:not([popovertarget]),[data-press]';

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
  if (island.querySelector('[data-not-loaded]') ?? island.nextElementSibling?.matches('[data-not-loaded]')) return;
  island.after(notLoadedNote());
}

/** Whoever asks for another tab or window is answered by the browser. */
const hasModifier = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/** A link is still a link, but without a connection it leads nowhere. */
function goOrTell(pressed: Partial<HTMLAnchorElement> | undefined, beside: HTMLElement): void {
  if (pressed?.href && navigator.onLine) location.href = pressed.href;
  else tellFailed(beside);
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
    if (!button || hasModifier(event)) return wakeQuietly(island);
    event.preventDefault();
    event.stopPropagation();
    const isWaiting = pressed.has(island);
    pressed.set(island, button);
    if (isWaiting) return;
    wake(island)
      .then(
        () => pressAgain(pressed.get(island)),
        () => goOrTell(pressed.get(island), island),
      )
      .finally(() => pressed.delete(island));
  },
  true,
);

// Reading aloud (app/layout/listen-button.tsx) and words that are explained (app/texts/mark-words.ts) need no React. The button,
// which is on every page, names the script of both.
addEventListener('click', (event) => {
  const part = (event.target as Partial<Element>).closest?.<HTMLElement>('[data-listen],[rel=help]');
  if (!part || hasModifier(event)) return;
  event.preventDefault();
  unsay(part);
  const { dataset } = document.documentElement;
  dataset['waits'] = '';
  getOnDemand()
    .then(({ bringModule }) =>
      bringModule<typeof import('./when-needed/answer-press.ts')>(
        document.querySelector<HTMLElement>('[data-listen]')?.dataset['listen'],
      ),
    )
    .then(({ answer }) => answer(part))
    .catch(() => goOrTell(part, part))
    .finally(() => delete dataset['waits']);
});

// What is likely to be pressed next comes before the press; what a tab shows comes with it (on-page/tabs.ts).
for (const sign of ['pointerdown', 'input', 'keydown', 'focusin', 'shown'])
  addEventListener(
    sign,
    (event) => {
      const island = sleeping(event);
      if (!island) return;
      const isMeant =
        sign === 'keydown'
          ? /^(Enter| )$/u.test((event as KeyboardEvent).key)
          : // Whoever is in a field is about to type.
            sign !== 'focusin' || (event.target as Element).matches('input, textarea, select');
      if (isMeant) wakeQuietly(island);
    },
    true,
  );

// A link or a form has been answered by the browser; a button that needs a script has not, as of a form that it may not send.
(globalThis as Early).early
  ?.closest?.<HTMLElement>('button[data-press],eco-island [type=button],[data-listen]')
  ?.click();
