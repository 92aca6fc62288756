/** Scripts without React, only where the page holds what they are for. It names their addresses (app/islands/use-script.ts). */
for (const part of document.querySelectorAll<HTMLElement>('[data-script]'))
  import(/* @vite-ignore */ part.dataset['from'] ?? '').then(
    () => (part.dataset['state'] = 'alive'),
    // Without a connection the browser does what it does without scripts.
    () => {},
  );
