import { signalAfter } from './signal-after.ts';
import { whileWaiting } from './while-waiting.ts';

// Whoever waits longer does something else on the page by then.
const patience = 8_000;

/**
 * Loads the page anew where its server answers, when a part of it did not come: a tab from before an update asks for files
 * that are gone. What was typed waits in the tab.
 * @param otherwise What is done where nobody answers: the page would be gone as well.
 * @param isMissing Whether it has not come meanwhile: then nothing is done.
 */
export async function loadAnew(otherwise: () => void, isMissing = () => true): Promise<void> {
  const signal = signalAfter(patience);
  const isThere = await whileWaiting(() =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  if (!isMissing()) return;
  if (isThere) location.reload();
  else otherwise();
}
