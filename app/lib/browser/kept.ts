/** For good, for all tabs; or for as long as this tab is open. Its storage can be switched off, or full. */
type Where = 'localStorage' | 'sessionStorage';

/** What the browser keeps under a key, as JSON; null or undefined where nothing does, or somebody else's words. */
export function findKept(key: string, where: Where = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(key) as string);
  } catch {
    return undefined;
  }
}

/** The same of this tab, once. */
export function takeKept(key: string): unknown {
  const value = findKept(key, 'sessionStorage');
  if (value) sessionStorage.removeItem(key);
  return value;
}

/** Has the browser keep a value, or forget it. Out: whether it does. */
export function keep(key: string, value?: unknown, where: Where = 'localStorage'): boolean {
  try {
    if (value === undefined) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** All keys of this tab. */
export function keysOfTab(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
