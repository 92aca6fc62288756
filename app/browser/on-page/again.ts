import { loadAnew } from '#app/lib/browser/load-anew.ts';

// "Try again" in the words beside an island that did not come (app/blocks/account-part.tsx).
document.querySelectorAll<HTMLElement>('[data-script=again]').forEach((button) => {
  const island = button.closest('[data-not-loaded]')?.previousElementSibling as HTMLElement;
  // As when the connection is there again (app/browser/wake.ts).
  const askAgain = () => dispatchEvent(new Event('online'));
  let press: 'first' | 'later' | 'asking' = 'first';
  button.addEventListener('click', () => {
    if (press === 'asking') return;
    // The words go, with the button in them, and may come again.
    const watch = new MutationObserver(() => {
      const { state } = island.dataset;
      if (state === 'coming') return;
      watch.disconnect();
      if (document.activeElement === document.body)
        (state === 'failed' ? button : document.querySelector('h1'))?.focus();
    });
    watch.observe(island, { attributeFilter: ['data-state'] });
    if (press === 'first') {
      press = 'later';
      return void askAgain();
    }
    // A file that did not come twice may be gone. What stands behind `#` is not forgotten before the island lives.
    press = 'asking';
    void loadAnew(askAgain, () => island.dataset['state'] === 'failed').finally(() => (press = 'later'));
  });
});
