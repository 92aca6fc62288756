/** Paints the bold word starts while Bold is on. The boot script tells by an event when it changed. */
const { classList } = document.documentElement;
let stop = (): void => {};

export function paintWords(): void {
  stop();
  if (!classList.contains('text-enhanced')) return;
  let isOver = false;
  stop = () => {
    isOver = true;
    classList.remove('text-heavier');
  };
  // Where words cannot be painted, or their script cannot be loaded, all text is heavier instead.
  const loading =
    'highlights' in CSS ? import('#app/lib/text-enhancement-highlights.ts') : Promise.reject(new Error('unknown here'));
  loading.then(
    (highlights) => {
      if (!isOver) stop = highlights.keepWordsPainted();
    },
    () => isOver || classList.add('text-heavier'),
  );
}
