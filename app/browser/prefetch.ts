/**
 * Chromium fetches the page of a link that somebody is about to press by the rules in the page (app/document.tsx).
 * Where a browser knows no such rules but can fetch ahead (Firefox), the same is done here. Safari can do neither.
 */
const rules = document.querySelector('script[type=speculationrules]')?.textContent;
const { connection } = navigator as { connection?: { saveData?: boolean } };
const link = document.createElement('link');

if (
  rules &&
  !(HTMLScriptElement.supports as typeof HTMLScriptElement.supports | undefined)?.('speculationrules') &&
  link.relList.supports('prefetch') &&
  !connection?.saveData
) {
  type Rules = { prefetch: [{ where: { selector_matches: string } }] };
  const may = (JSON.parse(rules) as Rules).prefetch[0].where.selector_matches;
  const fetched = new Set<string>();
  const fetchAhead = ({ target }: Event) => {
    const { href } = (target instanceof Element && target.closest<HTMLAnchorElement>(may)) || {};
    if (href === undefined || fetched.has(href)) return;
    fetched.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) addEventListener(sign, fetchAhead, { passive: true });
}
