import { findKept, keep } from '#app/lib/browser/kept.ts';
import { alwaysPlainKey } from '#app/lib/view/reading.ts';

// "Always show me plain pages" at the end of a plain page (app/blocks/always-plain.tsx).
document.querySelectorAll<HTMLInputElement>('[data-script=plain]').forEach((box) => {
  const show = () => (box.checked = Boolean(findKept(alwaysPlainKey)));
  const store = () => keep(alwaysPlainKey, box.checked || undefined);
  // Ticked before this script came.
  box.checked ||= Boolean(findKept(alwaysPlainKey));
  // Where nothing can be kept there is nothing to choose: only its room stays.
  if (!store()) box.closest('section')?.style.setProperty('visibility', 'hidden');
  show();
  // Where this cannot be kept, as on a full device, the box is empty again at once.
  box.addEventListener('change', () => {
    store();
    show();
  });
  addEventListener('storage', show);
  addEventListener('pageshow', show);
});
