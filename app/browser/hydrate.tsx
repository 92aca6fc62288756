import { StrictMode, startTransition, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from '#app/islands/island-root.tsx';
import { Slot } from '#app/islands/island.tsx';

/** Hands what the server drew in an island over to React. Out: once it is alive. */
export function hydrate(element: HTMLElement, Part: ComponentType<{ children?: ReactNode }> | undefined) {
  const { name, from, id = '', props = '{}' } = element.dataset;
  const { at = '/', query = '' } = document.body.dataset;
  if (!Part) throw new Error(`${from} has no ${name}`);
  // The first is its own: others stand in it.
  const slot = element.querySelector('eco-slot');
  return new Promise<void>((resolve) => {
    // In small steps, so that the page answers to what is pressed or typed meanwhile.
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <IslandRoot place={{ pathname: at, search: query }} element={element} onAlive={resolve}>
            <Part {...(JSON.parse(props) as object)}>{slot ? <Slot html={slot.innerHTML} /> : undefined}</Part>
          </IslandRoot>
        </StrictMode>,
        { identifierPrefix: id, onRecoverableError: (error) => console.error('An island was drawn anew:', error) },
      );
    });
  });
}

// What islands have opened above the page is closed when somebody comes back to it (NAV-07).
addEventListener('pagehide', () => {
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
  document
    .querySelectorAll<HTMLElement>('[aria-expanded=true][aria-controls=appearance]')
    .forEach((button) => button.click());
});
