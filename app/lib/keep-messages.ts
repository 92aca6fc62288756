const key = 'keepMessages';

/** Whether toasts stay until they are closed: a choice of the visitor, kept in this browser (WCAG 2.2.1). */
export function keepsMessages(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false; // Storage is switched off.
  }
}

/** Stores the choice. Without storage it cannot be kept. */
export function keepMessages(isKept: boolean): void {
  try {
    localStorage.setItem(key, JSON.stringify(isKept));
  } catch {
    // Nothing to do: toasts then go by themselves, and their words stand in the page.
  }
}
