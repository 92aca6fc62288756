/**
 * Whoever comes back to a page that the browser kept finds it as it was left, but with nothing open above it (NAV-07,
 * also hydrate.tsx), and with the focus on the link that led away (CALM-03): Safari gives none to a link that is clicked.
 */
let followed: HTMLElement | null = null;
addEventListener('click', ({ target }) => {
  followed = (target as Element).closest<HTMLElement>('a');
});

// Also who goes on below it by keyboard: the menu lies above the page (WCAG 2.4.11).
for (const sign of ['pagehide', 'focusin'])
  addEventListener(sign, ({ target }) => {
    // Old phones know no popovers, and show the menu openly.
    if (!(target as Partial<Element>).closest?.('header')) document.getElementById('menu')?.hidePopover?.();
  });

addEventListener('pageshow', ({ persisted }) => {
  if (persisted && document.activeElement === document.body) followed?.focus({ preventScroll: true });
});
