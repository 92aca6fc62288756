import { keep } from '#app/lib/browser/kept.ts';
import { store } from '#app/lib/browser/store.ts';
import { useStore } from '#app/lib/browser/use-store.ts';
import { chooseHere, chosenReading, isUsual, readingKey, readReading, type Reading } from '#app/lib/view/reading.ts';

const shown = store({ reading: chosenReading(), isKept: true });

/** Stores and shows settings. What is as usual leaves nothing behind. Without storage it lasts until the page is left. */
export function chooseReading(chosen: { readonly [Name in keyof Reading]: Reading[Name] | undefined }): void {
  const reading = readReading(chosen);
  const isEmpty = isUsual(reading);
  if (isEmpty && isUsual(chosenReading())) return;
  const isKept = keep(readingKey, isEmpty ? undefined : reading) || isEmpty;
  chooseHere(isKept ? undefined : reading);
  // The boot script brings what shows them (app/browser/boot.ts).
  dispatchEvent(new Event('reading'));
  shown.set({ reading, isKept });
}

const showStored = () => shown.set({ reading: chosenReading(), isKept: shown.get().isKept });
// Another tab chose.
addEventListener('storage', showStored);
addEventListener('pageshow', ({ persisted }) => persisted && showStored());

/** The choice of the visitor, in step with all tabs. */
export const useReading = () => useStore(shown, shown.get());
