/** The large card (app/features/help-now/speech-card.tsx) fills the screen as a dialog does, so Escape closes it as one. */
export function closeCardByEscape(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector<HTMLElement>(':target [data-close]')?.click();
  });
}
