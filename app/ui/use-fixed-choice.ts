import { useEffect, useRef } from 'react';

/**
 * A select has no `readOnly`. While `isReadOnly`, all its options but the chosen one are disabled: it can still be reached
 * and read, and its form still has its value. In: whether it cannot be changed now. Out: the `ref` of the select.
 */
export function useFixedChoice(isReadOnly: boolean) {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    let isOver = false;
    // What is chosen belongs to the browser, and a draft is filled in right after this.
    queueMicrotask(() => {
      const { current: select } = ref;
      if (isOver || !select) return;
      for (const option of select.options) option.disabled = isReadOnly && option.value !== select.value;
    });
    return () => void (isOver = true);
  }, [isReadOnly]);
  return ref;
}
