import { useSyncExternalStore } from 'react';
import {
  darkDevice,
  defaultAppearance,
  deviceAppearance,
  deviceKey,
  publishAppearance,
  storedAppearance,
  type Appearance,
} from '#app/lib/appearance.ts';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is switched off.
  }
}

const stored = () => ({
  chosen: storedAppearance(read) ?? defaultAppearance,
  isLikeDevice: read(deviceKey) === 'true',
  isKept: true,
});

/** What is chosen now, and whether the browser keeps it. Without storage it lasts until the page is left. */
let state = stored();
const listeners = new Set<() => void>();

function set(next: typeof state): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether two choices are the same, however their letters are written. */
export const isSame = (one: Appearance, other: Appearance): boolean =>
  JSON.stringify(one, Object.keys(defaultAppearance)).toLowerCase() ===
  JSON.stringify(other, Object.keys(defaultAppearance)).toLowerCase();

/** Stores and shows colours. The defaults are what a page has without a choice, so they leave nothing behind. */
export function chooseAppearance(chosen: Appearance): void {
  const isDefault = isSame(chosen, defaultAppearance);
  publishAppearance(isDefault ? undefined : chosen);
  const isKept = keep('colorSettings', isDefault ? undefined : JSON.stringify(chosen), deviceKey);
  set({ chosen, isLikeDevice: false, isKept: isKept || isDefault });
}

/** Shows the colours of the device, now and whenever it changes (app/browser/boot.ts). */
export function followDevice(): void {
  const chosen = deviceAppearance();
  publishAppearance(chosen);
  const isKept = keep(deviceKey, 'true', 'colorSettings');
  set({ chosen: chosen ?? defaultAppearance, isLikeDevice: true, isKept });
}

/** Stores one of the two kinds of choices; the other is over. Out: whether the browser took it. */
function keep(key: string, value: string | undefined, other: string): boolean {
  try {
    localStorage.removeItem(other);
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

// Another tab chose; its colours were shown by the boot script.
addEventListener('storage', () => set(stored()));
addEventListener('pageshow', ({ persisted }) => persisted && set(stored()));
matchMedia(darkDevice).addEventListener?.('change', () => state.isLikeDevice && followDevice());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of the visitor, in step with all tabs. */
export const useAppearance = (): typeof state => useSyncExternalStore(subscribe, () => state);
