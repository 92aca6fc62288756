// The card that is shown large by its address alone (app/features/help-now/speech-card.tsx).
document.querySelectorAll('[data-script=card]').forEach((place) => {
  // One frame after the press it is what there is to print.
  place.querySelector('[data-action=print]')?.addEventListener('click', () => requestAnimationFrame(() => print()));
  // It fills the screen as a dialog does, so Escape closes it as one.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') place.querySelector<HTMLElement>(':target [data-action=close]')?.click();
  });
});
