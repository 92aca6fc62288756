import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useOpening } from './use-opening.ts';
import { whileWaiting } from './while-waiting.ts';

/**
 * A part of the page that is loaded when it is opened for the first time. `Opened` is the part while it is open. A
 * dialog takes `opening` as its `key` (use-opening.ts).
 * @param isWanted It is opened by itself once this is true.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>, isWanted = false) {
  const { opening, open: show, close } = useOpening();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isFailed, setFailed] = useState(false);

  async function bring(): Promise<void> {
    setFailed(false);
    try {
      const loaded = await whileWaiting(load);
      setPart(() => loaded);
      show();
    } catch {
      // The connection is gone. The opener says so and stays.
      setFailed(true);
    }
  }

  const openWanted = useEffectEvent(() => void (isWanted && !opening && bring()));
  useEffect(() => openWanted(), [isWanted]);

  return {
    Opened: opening === undefined ? undefined : Part,
    opening,
    open: () => void bring(),
    close,
    isFailed,
  };
}
