import { findKept, keep } from '#app/lib/browser/kept.ts';
import { alwaysPlainKey } from '#app/lib/view/reading.ts';

// "Always show me plain pages" at the end of a plain page (app/blocks/always-plain.tsx).
document.querySelectorAll<HTMLInputElement>('[data-script=plain]').forEach((box) => {
  const show = () => (box.checked = Boolean(findKept(alwaysPlainKey)));
  const choose = () => {
    // Where nothing can be kept there is nothing to choose: only its room stays.
    if (!keep(alwaysPlainKey, box.checked || undefined))
      box.closest('section')?.style.setProperty('visibility', 'hidden');
    show();
  };
  // Ticked before this script came.
  box.checked ||= Boolean(findKept(alwaysPlainKey));
  choose();
  box.addEventListener('change', choose);
  addEventListener('storage', show);
  addEventListener('pageshow', show);
});
