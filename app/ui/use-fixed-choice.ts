import { useEffect, useRef, useState } from 'react';

/**
 * A select has no `readOnly`. While `isReadOnly`, all its options but the chosen one shall be disabled: it can still
 * be reached and read, and its form still has its value. In: whether it cannot be changed now. Out: the `ref` of the
 * select, and whether an option is `closed`.
 */
export function useFixedChoice(isReadOnly: boolean) {
  const ref = useRef<HTMLSelectElement>(null);
  const [fixed, setFixed] = useState<string>();
  useEffect(() => {
    let isOver = false;
    // What is chosen belongs to the browser, and a draft is filled in right after this.
    queueMicrotask(() => {
      if (!isOver) setFixed(isReadOnly ? ref.current?.value : undefined);
    });
    return () => void (isOver = true);
  }, [isReadOnly]);
  return { ref, closed: (value: string): boolean => fixed !== undefined && fixed !== value };
}
