import { closeCardByEscape } from '#app/lib/browser/close-card.ts';

// The card that is shown large by its address alone (app/features/help-now/speech-card.tsx).
closeCardByEscape();
document.querySelectorAll('[data-script=card]').forEach((link) => {
  // It also prints: one frame later it is what there is to print.
  link.addEventListener('click', () => requestAnimationFrame(() => print()));
});
