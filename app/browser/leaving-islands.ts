// What islands have opened above the page is closed when somebody comes back to it (NAV-07).
addEventListener('pagehide', () => {
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
  document
    .querySelectorAll<HTMLElement>('[aria-expanded=true][aria-controls=appearance]')
    .forEach((button) => button.click());
});
