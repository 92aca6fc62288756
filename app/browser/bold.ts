import { onDemand } from './load.ts';

const { classList } = document.documentElement;
let round = 0;
let stop = (): void => {};

/** Paints the bold word starts while Bold is on. */
async function paintWords(): Promise<void> {
  round += 1;
  const mine = round;
  stop();
  stop = () => classList.remove('text-heavier');
  stop();
  if (!classList.contains('text-enhanced')) return;
  try {
    // Where words cannot be painted, or their script cannot be loaded, all text is heavier instead.
    if (!('highlights' in CSS)) throw new Error('unknown here');
    const { loadHighlights } = await onDemand();
    const { keepWordsPainted } = await loadHighlights();
    if (mine === round) stop = keepWordsPainted();
  } catch {
    if (mine === round) classList.add('text-heavier');
  }
}

// The boot script tells when it changed.
addEventListener('text-enhancement', () => void paintWords());
void paintWords();
