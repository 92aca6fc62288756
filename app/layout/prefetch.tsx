import { pages, patterns, unlisted } from '#app/paths.ts';

/** What does something when it is asked for, is told a secret by its address, or differs for each visitor. */
const left = [
  ...unlisted.filter((page): page is keyof typeof pages => page in pages).map((page) => pages[page]),
  pages.signin,
  pages.signup,
  patterns.status.replace(/:.*/u, ''),
];

const selectors = ['[href*="?"]', '[href^="//"]', '[download]', '[aria-current=page]'];

const links = `a[href^="/"]:not(${[...selectors, ...left.map((path) => `[href*="${path}"]`)].join(', ')})`;

/**
 * Lets the browser fetch the page of a link, without running it, when somebody is about to press it. The same on all
 * pages. Where a browser does not know this, `app/browser/prefetch.ts` reads it.
 */
export function Prefetch() {
  const rules = { prefetch: [{ where: { selector_matches: links }, eagerness: 'moderate' }] };
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
