import { findKept, keep } from '#app/lib/browser/kept.ts';
import { alwaysPlainKey } from '#app/lib/view/reading.ts';

// "Always show me plain pages" at the end of a plain page (app/blocks/always-plain.tsx).
document.querySelectorAll<HTMLInputElement>('[data-script=plain]').forEach((box) => {
  const part = box.closest('section');
  // Where nothing can be kept there is nothing to choose: only its room stays.
  if (!keep('')) return part?.style.setProperty('visibility', 'hidden');
  const outcome = document.createElement('p');
  outcome.setAttribute('role', 'status');
  part?.append(outcome);
  const show = () => (box.checked = Boolean(findKept(alwaysPlainKey)));
  function store(): void {
    const isKept = keep(alwaysPlainKey, box.checked || undefined);
    // On a device that is full the box is empty again at once.
    show();
    outcome.textContent = isKept ? '' : (box.dataset['notKept'] ?? '');
  }
  // Ticked before this script came.
  box.checked ||= Boolean(findKept(alwaysPlainKey));
  store();
  box.addEventListener('change', store);
  addEventListener('storage', show);
  addEventListener('pageshow', show);
});
