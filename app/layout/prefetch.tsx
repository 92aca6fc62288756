import { useScriptAddress } from '#app/islands/use-script.ts';
import { isPersonal, pageIds, pages } from '#app/paths.ts';

const never = pageIds.filter(isPersonal).map((page) => pages[page]);

/** What their addresses begin with, each once: every page carries this. `/auth/confirm` and `/auth/reset` are `/auth/`. */
const left = [...new Set(never.map((path) => path.replace(/^(\/\w+\/).*/u, '$1')))];

const selectors = ['[href*="?"]', '[href^="//"]', '[download]', '[aria-current=page]', '[rel=help]'];

const links = `a[href^="/"]:not(${[...selectors, ...left.map((path) => `[href*="${path}"]`)].join()})`;

const rules = { prefetch: [{ where: { selector_matches: links }, eagerness: 'moderate' }] };

/** A script to policies, though it runs nothing. */
export const prefetchRules = JSON.stringify(rules);

/**
 * Lets the browser fetch the page of a link, without running it, when somebody is about to press it. The same on all
 * pages. Where a browser does not know this, `app/browser/on-page/prefetch.ts` reads it.
 */
export function Prefetch() {
  const otherwise = useScriptAddress('prefetch');
  return <script type="speculationrules" data-else={otherwise} dangerouslySetInnerHTML={{ __html: prefetchRules }} />;
}
