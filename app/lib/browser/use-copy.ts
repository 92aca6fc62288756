import { useEffect, useState } from 'react';

/** How long the check mark of a copy stays, in milliseconds (DON-08). */
const checkMark = 2000;

/**
 * Copies text. `isCopied` is true for two seconds after each success: for a check mark. `copy` answers
 * false when the browser does not allow it, as on a page without https; then say so. What shows the text is selected.
 * Take back what was said before: the same words are heard again only where they come again.
 */
export function useCopy() {
  const [copied, setCopied] = useState(0);
  const isCopied = copied > 0;

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), checkMark);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(text: string, shown: Element | null = null): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      selectText(shown);
      return false;
    }
    setCopied((count) => count + 1);
    return true;
  }

  return { isCopied, copy };
}

/** Selects all text of an element or a field, so that it can be copied by hand. */
export function selectText(element: Element | null): void {
  if (element instanceof HTMLInputElement) element.select();
  else if (element) getSelection()?.selectAllChildren(element);
}
