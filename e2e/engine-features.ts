/** What the site uses where an engine has it, and does without elsewhere. Runs in the page. */
export function features(): Record<string, string> {
  const has = (is: boolean): string => (is ? 'yes' : 'no');
  return {
    'CSS highlights (Bold)': has('highlights' in CSS),
    'view transitions between pages (fading)': has('CSSViewTransitionRule' in globalThis),
    'speculation rules (the next page comes before the press)': has(HTMLScriptElement.supports?.('speculationrules')),
    'text-wrap: balance (headings)': has(CSS.supports('text-wrap', 'balance')),
    'hyphens: auto (headings)': has(CSS.supports('hyphens', 'auto')),
    'popover (the menu)': has('popover' in HTMLElement.prototype),
    'copying (clipboard.writeText)': has(typeof navigator.clipboard?.writeText === 'function'),
    'prefers-contrast': has(matchMedia('(prefers-contrast: no-preference), (prefers-contrast: more)').matches),
    'forced-colors': has(matchMedia('(forced-colors: none), (forced-colors: active)').matches),
  };
}
