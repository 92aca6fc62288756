import { findKept, keep } from '#app/lib/browser/kept.ts';
import { alwaysPlainKey } from '#app/lib/view/reading.ts';

// "Always show me plain pages" at the end of a plain page (app/blocks/always-plain.tsx).
document.querySelectorAll<HTMLInputElement>('[data-script=plain]').forEach((box) => {
  const show = () => (box.checked = Boolean(findKept(alwaysPlainKey)));
  // Ticked before this script came.
  if (box.checked) keep(alwaysPlainKey, true);
  show();
  // Where nothing can be kept, the box is empty again at once.
  box.addEventListener('change', () => {
    keep(alwaysPlainKey, box.checked || undefined);
    show();
  });
  addEventListener('storage', show);
  addEventListener('pageshow', show);
});
