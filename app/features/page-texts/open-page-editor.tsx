import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from '#app/islands/island-root.tsx';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { PageEditor } from './page-editor.tsx';

/** Opens the page that is shown in editing. The way out is the page itself, loaded anew. */
export function openPageEditor(): void {
  const main = document.querySelector('main');
  if (!main) return;
  const element = document.createElement('div');
  main.before(element);
  const { at = '/' } = document.body.dataset;
  // As islands begin: `createRoot` would be one more way, which every page with an island would load.
  hydrateRoot(
    element,
    <StrictMode>
      <IslandRoot place={{ pathname: at, search: '' }} element={element}>
        <Begun main={main} />
      </IslandRoot>
    </StrictMode>,
  );
}

/** Nothing stands in the page for React to take over. */
const Begun = ({ main }: { main: HTMLElement }) => useHydrated() && <PageEditor main={main} />;
