/**
 * Chromium fetches the page of a link that somebody is about to press by the rules in the page (app/layout/prefetch.tsx).
 * Where a browser knows no such rules, a script does the same.
 */
const rules = document.querySelector<HTMLElement>('script[type=speculationrules]');

// Not every browser that knows the rules asks whether somebody saves data. Without them it fetches nothing ahead.
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) rules?.remove();
else if (!(HTMLScriptElement.supports as typeof HTMLScriptElement.supports | undefined)?.('speculationrules'))
  import(/* @vite-ignore */ rules?.dataset['else'] ?? '').catch(() => {});
