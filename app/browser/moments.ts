/** Wakes the islands that wait for no press. */
import { islandsOf, wakeQuietly } from './wake.ts';

// Our server draws what a query means; another only sends the page, also for a visitor's link (contract/status.ts). That
// one's end is the longest of all.
const isDrawn = location.search === (document.body.dataset['query'] ?? '') && !location.hash[32];

/**
 * Those of which this tab keeps an unsent draft, or kept one in this entry of the history: what stands in the form then
 * is for the draft to say (app/lib/kept-entry.ts).
 */
function withDraft(): HTMLElement[] {
  const islands = [...document.querySelectorAll<HTMLElement>('eco-island[data-until^=draft]')];
  try {
    const kept = islands[0] ? Object.keys({ ...sessionStorage, ...(history.state as object | null) }) : [];
    return islands.filter(({ dataset }) => kept.some((key) => key.startsWith(`${dataset['until']}:`)));
  } catch {
    return []; // Storage is switched off.
  }
}

// Most of their scripts are on the way already (app/islands/island.tsx).
[...islandsOf('load'), ...(isDrawn ? [] : islandsOf('query')), ...withDraft()].forEach(wakeQuietly);
