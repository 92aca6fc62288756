/**
 * Text that we make larger needs the layouts that text of that size has where the browser makes it larger: queries for
 * widths in `em` ask for the browser's size alone, so they are written anew.
 */
const asWritten = new WeakMap<CSSMediaRule, string>();
let factor = 1;
let isWatching = false;

export function scaleQueries(by: number): void {
  if (by === factor) return;
  factor = by;
  for (const sheet of document.styleSheets) scale(sheet);
  if (isWatching) return;
  isWatching = true;
  // Sheets of what is opened later.
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLLinkElement) node.addEventListener('load', () => node.sheet && scale(node.sheet));
  }).observe(document.head, { childList: true });
}

type Group = { readonly cssRules: CSSRuleList };

function scale({ cssRules }: Group): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule) {
      const written = asWritten.get(rule) ?? rule.media.mediaText;
      asWritten.set(rule, written);
      rule.media.mediaText = written.replaceAll(
        /([\d.]+)(r?em)\b/gu,
        (_, size: string, unit: string) => `${Number(size) * factor}${unit}`,
      );
    }
    if ('cssRules' in rule) scale(rule as unknown as Group);
  }
}
