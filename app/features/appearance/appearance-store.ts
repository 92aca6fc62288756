import { useSyncExternalStore } from 'react';
import { defaultAppearance, publishAppearance, readAppearance, type Appearance } from '#app/lib/appearance.ts';

const key = 'colorSettings';

function stored(): Appearance {
  try {
    return readAppearance(localStorage.getItem(key)) ?? defaultAppearance;
  } catch {
    return defaultAppearance; // Storage is switched off.
  }
}

/** What is chosen now, and whether the browser keeps it. Without storage it lasts until the page is left. */
let state = { chosen: stored(), isKept: true };
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
  try {
    if (isDefault) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(chosen));
    set({ chosen, isKept: true });
  } catch {
    set({ chosen, isKept: isDefault });
  }
}

// Another tab chose; its colours were shown by the boot script.
addEventListener('storage', () => set({ chosen: stored(), isKept: true }));
addEventListener('pageshow', ({ persisted }) => persisted && set({ chosen: stored(), isKept: true }));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of the visitor, in step with all tabs. */
export const useAppearance = (): typeof state => useSyncExternalStore(subscribe, () => state);
