import { loadAnew } from '#app/lib/browser/load-anew.ts';

// "Try again" in the words beside an island that did not come (app/blocks/account-part.tsx).
document.querySelectorAll<HTMLElement>('[data-script=again]').forEach((button) => {
  const island = button.closest('[data-not-loaded]')?.previousElementSibling as HTMLElement;
  let wasPressed = false;
  let isAsking = false;
  button.addEventListener('click', () => {
    // The words go, with the button in them, and may come again.
    const watch = new MutationObserver(() => {
      const { state } = island.dataset;
      if (state === 'coming') return;
      watch.disconnect();
      if (document.activeElement === document.body)
        (state === 'failed' ? button : document.querySelector('h1'))?.focus();
    });
    watch.observe(island, { attributeFilter: ['data-state'] });
    // As when the connection is there again (app/browser/wake.ts).
    const askAgain = () => dispatchEvent(new Event('online'));
    if (!wasPressed) askAgain();
    else if (!isAsking) {
      // A file that did not come twice may be gone. What stands behind `#` is not forgotten before the island lives.
      isAsking = true;
      void loadAnew(askAgain, () => island.dataset['state'] === 'failed').finally(() => (isAsking = false));
    }
    wasPressed = true;
  });
});
