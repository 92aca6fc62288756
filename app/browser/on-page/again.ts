// "Try again" in the words beside an island that did not come (app/blocks/account-part.tsx). Another load of the page would
// forget the link of a mail, which stands behind `#`.
document.querySelectorAll<HTMLElement>('[data-script=again]').forEach((button) => {
  const island = button.closest('[data-not-loaded]')?.previousElementSibling as HTMLElement;
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
    dispatchEvent(new Event('online'));
  });
});
