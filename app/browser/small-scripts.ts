import { onDemand } from './load.ts';

/** Scripts without React, loaded only where the page holds what they are for: `data-script="tabs"`, `on-page/tabs.ts`. */
const parts = document.querySelectorAll<HTMLElement>('[data-script]');

async function run(): Promise<void> {
  const { loadScript } = await onDemand();
  for (const part of parts) {
    await loadScript(part.dataset['script'] ?? '');
    part.dataset['state'] = 'alive';
  }
}

// Without a connection the browser does what it does without scripts.
if (parts.length > 0) run().catch(() => {});
