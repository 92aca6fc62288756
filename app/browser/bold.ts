import { getOnDemand } from './get-on-demand.ts';

const { classList } = document.documentElement;
let round = 0;
const clear = (): void => classList.remove('text-heavier');
let stop = clear;

/** Paints the bold word starts while Bold is on. */
async function paint(): Promise<void> {
  const mine = (round += 1);
  stop();
  stop = clear;
  if (!classList.contains('text-enhanced')) return;
  try {
    // Where words cannot be painted, or their script cannot be loaded, all text is heavier instead.
    const { loadPainter } = await getOnDemand();
    const keepWordsPainted = await loadPainter();
    if (mine === round) stop = keepWordsPainted();
  } catch {
    if (mine === round) classList.add('text-heavier');
  }
}

// The boot script tells when it changed.
addEventListener('text-enhancement', () => void paint());
void paint();
