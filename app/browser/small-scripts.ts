/** Scripts without React, loaded only where the page holds what they are for: `data-script="tabs"`, `on-page/tabs.ts`. */
const scripts = import.meta.glob('./on-page/*.ts');

for (const [file, load] of Object.entries(scripts)) {
  const parts = document.querySelectorAll<HTMLElement>(
    `[data-script=${file.slice('./on-page/'.length, -'.ts'.length)}]`,
  );
  // Without a connection the browser does what it does without scripts.
  if (parts.length > 0)
    load().then(
      () => parts.forEach((part) => (part.dataset['state'] = 'alive')),
      () => {},
    );
}
