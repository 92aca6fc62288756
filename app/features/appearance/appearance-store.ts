import { findKept, keep } from '#app/lib/browser/kept.ts';
import { store } from '#app/lib/browser/store.ts';
import { useStore } from '#app/lib/browser/use-store.ts';
import {
  darkDevice,
  defaultAppearance,
  deviceAppearance,
  deviceKey,
  publishAppearance,
  storedAppearance,
  type Appearance,
} from '#app/lib/view/appearance.ts';

const stored = () => ({
  chosen: storedAppearance() ?? defaultAppearance,
  isLikeDevice: findKept(deviceKey) === true,
  // To forget nothing is refused, too, where nothing can be kept.
  isKept: keep(''),
});

/** What is chosen now, and whether the browser keeps it. Without storage it lasts until the page is left. */
const shown = store(stored());

/** Whether two choices are the same, however their letters are written. */
export const isSame = (one: Appearance, other: Appearance): boolean =>
  JSON.stringify(one, Object.keys(defaultAppearance)).toLowerCase() ===
  JSON.stringify(other, Object.keys(defaultAppearance)).toLowerCase();

function publish(chosen: Appearance | undefined): void {
  publishAppearance(chosen);
  // What steps back while something else is read is as pale as it can be on this ground (app/browser/reading).
  dispatchEvent(new Event('colours'));
}

/** Stores and shows colours. The defaults are what a page has without a choice, so they leave nothing behind. */
export function chooseAppearance(chosen: Appearance): void {
  const isDefault = isSame(chosen, defaultAppearance);
  publish(isDefault ? undefined : chosen);
  const isKept = keepOne('colorSettings', isDefault ? undefined : chosen, deviceKey);
  shown.set({ chosen, isLikeDevice: false, isKept });
}

/** Shows the colours of the device, now and whenever it changes (app/browser/boot.ts). */
export function followDevice(): void {
  const chosen = deviceAppearance();
  publish(chosen);
  const isKept = keepOne(deviceKey, true, 'colorSettings');
  shown.set({ chosen: chosen ?? defaultAppearance, isLikeDevice: true, isKept });
}

/** Stores one of the two kinds of choices; the other is over. Out: whether the browser took it. */
const keepOne = (key: string, value: unknown, other: string): boolean => keep(other) && keep(key, value);

// Another tab chose; its colours were shown by the boot script.
addEventListener('storage', () => shown.set(stored()));
addEventListener('pageshow', ({ persisted }) => persisted && shown.set(stored()));
matchMedia(darkDevice).addEventListener?.('change', () => shown.get().isLikeDevice && followDevice());

/** The choice of the visitor, in step with all tabs. */
export const useAppearance = () => useStore(shown, shown.get());
