// WebKit is among the browsers that load this, and only there it does something.
import './paper-code.ts';

type Rules = { prefetch: [{ where: { selector_matches: string } }] };

// What the rules for fetching ahead say (app/layout/prefetch.tsx), for a browser that knows none but can fetch (Firefox).
document.querySelectorAll('script[type=speculationrules]').forEach(({ textContent }) => {
  const may = (JSON.parse(textContent ?? '') as Rules).prefetch[0].where.selector_matches;
  const fetched = new Set<string>();
  const fetchAhead = ({ target }: Event) => {
    const { href } = (target instanceof Element && target.closest<HTMLAnchorElement>(may)) || {};
    if (href === undefined || fetched.has(href)) return;
    fetched.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  // Safari cannot.
  if (!document.createElement('link').relList.supports('prefetch')) return;
  for (const sign of ['pointerover', 'focusin', 'touchstart']) addEventListener(sign, fetchAhead, { passive: true });
});
