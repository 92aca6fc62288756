import { startTransition, useState, type ComponentType } from 'react';

/**
 * A part of the page that is loaded when it is opened for the first time. `Opened` is the part while it
 * is open. The transition lets React wait for the styles that the part brings (scripts/late-styles.ts).
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Opened, setOpened] = useState<ComponentType<Props>>();
  const [isLoading, setLoading] = useState(false);
  const [isFailed, setFailed] = useState(false);

  function open(): void {
    setFailed(false);
    setLoading(true);
    load().then(
      (Part) =>
        startTransition(() => {
          setOpened(() => Part);
          setLoading(false);
        }),
      // The connection is gone. The opener says so and stays.
      () => {
        setFailed(true);
        setLoading(false);
      },
    );
  }

  return { Opened, open, close: () => setOpened(undefined), isLoading, isFailed };
}
