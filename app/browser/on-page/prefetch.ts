// What only browsers need that know no rules for fetching ahead (app/browser/named-scripts.ts).

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

// WebKit, which is one of them, prints a picture only where it has it already: so it fetches the code at the end of the
// paper once the page is seen. All others fetch it as they print. It alone knows `hanging-punctuation`, as in
// app/styles/paper.css.
const code = document.querySelector<HTMLImageElement>('#paper img');
if (code && CSS.supports('hanging-punctuation', 'first')) code.loading = 'eager';

// On paper all is open that is closed on a screen (app/ui/more.tsx, disclosure.tsx). Older ones cannot be told so by a rule. What
// has an address of its own stays closed everywhere (app/ui/fold.tsx).
if (!CSS.supports('selector(::details-content)')) {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open]):not([id])')];
    for (const each of opened) each.open = true;
  });
  addEventListener('afterprint', () => opened.forEach((each) => (each.open = false)));
}
