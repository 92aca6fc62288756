import type { Early } from './presses.ts';

// Scripts without React whose addresses the page names, because it holds what they are for.

/** Each stands at its part of the page (app/islands/use-script.ts). */
async function begin(part: HTMLElement): Promise<void> {
  part.dataset['state'] = 'coming';
  try {
    await import(/* @vite-ignore */ `${part.dataset['from']}`);
  } catch {
    // The browser does what it does without scripts, and whoever presses is told (boot.ts). The next press asks for it again,
    // by another address: browsers remember an import that failed.
    part.dataset['state'] = 'failed';
    part.dataset['from'] += '?';
    addEventListener('click', () => void begin(part), { once: true });
    return;
  }
  part.dataset['state'] = 'alive';
  // What was pressed in it before nobody has heard (boot.ts).
  const early = (globalThis as Early).early?.closest?.<HTMLElement>('[type=button]');
  if (early?.closest('[data-script],eco-island') === part) early.click();
}

for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) void begin(part);

/**
 * Chromium fetches the page of a link that somebody is about to press by the rules in the page (app/layout/prefetch.tsx).
 * Where a browser knows no such rules, a script does the same.
 */
const rules = document.querySelector<HTMLElement>('script[type=speculationrules]');

// Not every browser that knows the rules asks whether somebody saves data. Without them it fetches nothing ahead.
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) rules?.remove();
else if (!(HTMLScriptElement.supports as typeof HTMLScriptElement.supports | undefined)?.('speculationrules'))
  import(/* @vite-ignore */ `${rules?.dataset['else']}`).catch(() => {});
