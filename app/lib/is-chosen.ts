/**
 * What was chosen, where the browser would not keep it: storage is switched off, or full. One for all scripts of a page:
 * the loader is a bundle of its own.
 */
export const notKept: Map<string, boolean> = ((globalThis as { notKept?: Map<string, boolean> }).notKept ??= new Map());

/** Whether a choice is on (app/lib/stored-choice.ts). */
export function isChosen(key: string): boolean {
  const here = notKept.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Under this name it is kept that "/" opens no search (app/lib/search-key.ts). */
export const searchKeyOffName = 'searchKeyOff';
