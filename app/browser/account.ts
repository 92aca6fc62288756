import { getOnDemand } from './get-on-demand.ts';
import { islandsOf, wakeQuietly } from './wake.ts';

/** What only people with an account need costs nobody else anything. On each page of theirs the session is followed. */
function look(): void {
  // Read by the boot script, whose listeners are called first.
  if (!document.documentElement.hasAttribute('data-account')) return;
  islandsOf('account').forEach(wakeQuietly);
  getOnDemand().catch(() => {});
}

look();
// Another tab signed in, or a tab that came out of the browser's memory.
addEventListener('storage', look);
addEventListener('pageshow', look);
