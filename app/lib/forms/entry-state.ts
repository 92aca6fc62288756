// What another page handed over is in the entry then.
import '#app/lib/browser/go-to.ts';
import { onMove } from '#app/lib/browser/moves.ts';
import { useStore } from '#app/lib/browser/use-store.ts';

/** What a step left in this entry of the history; null while React takes over the page. */
export const useEntryState = (): unknown => useStore({ get: () => history.state as unknown, follow: onMove }, null);

// A link within the page, such as the one to the content, makes an entry with nothing in it. It leads to no other step.
if (typeof window !== 'undefined') {
  let pressed: { hash: string; state: unknown } | undefined;
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    pressed = link && !defaultPrevented ? { hash: link.hash, state: history.state } : undefined;
  });
  // Before anybody who asks for the state hears of it.
  addEventListener('popstate', () => {
    if (pressed && history.state === null && location.hash === pressed.hash) history.replaceState(pressed.state, '');
    pressed = undefined;
  });
}
