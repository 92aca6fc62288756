/** Wakes the islands that wait for no press, and has the session followed on each page of people with an account. */
import { keysOfTab } from '#app/lib/browser/kept.ts';
import { getOnDemand } from './get-on-demand.ts';
import { islandsOf, wakeQuietly } from './wake.ts';

/** Whether it is the link to a visitor's message (contract/status.ts): no other address has as long an end. */
const isStatusLink = (): boolean => location.hash.length > 32;

// Our server draws what a query means; another only sends the page, also for such a link.
const isDrawn = location.search === (document.body.dataset['query'] ?? '') && !isStatusLink();

/**
 * Those of which this tab keeps an unsent draft, or kept one in this entry of the history: what stands in the form then
 * is for the draft to say (app/lib/forms/kept-entry.ts).
 */
function withDraft(): HTMLElement[] {
  const kept = [...keysOfTab(), ...Object.keys((history.state as object | null) ?? {})];
  return [...islandsOf('draft')].filter(({ dataset }) => kept.some((key) => key.startsWith(`${dataset['until']}:`)));
}

// Most of their scripts are on the way already (app/islands/island.tsx).
[...islandsOf('load'), ...(isDrawn ? [] : islandsOf('query')), ...withDraft()].forEach(wakeQuietly);
// The page is open already when somebody opens such a link.
addEventListener('hashchange', () => isStatusLink() && islandsOf('query').forEach(wakeQuietly));

/** What only people with an account need costs nobody else anything. */
function wakeForAccount(): void {
  // Read by the boot script, whose listeners are called first.
  if (!document.documentElement.hasAttribute('data-account')) return;
  islandsOf('account').forEach(wakeQuietly);
  getOnDemand().catch(() => {});
}

wakeForAccount();
// Another tab signed in, or a tab that came out of the browser's memory.
addEventListener('storage', wakeForAccount);
addEventListener('pageshow', wakeForAccount);
