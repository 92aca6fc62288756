import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useOnDemand } from '#app/lib/use-on-demand.ts';

/** A part of the page that needs the server: its code is loaded when the page is there. */
export function useArriving<Props>(load: () => Promise<ComponentType<Props>>) {
  const { Opened, open, isFailed } = useOnDemand(load);
  const begin = useEffectEvent(open);
  useEffect(() => begin(), []);
  return { Arrived: Opened, isFailed };
}
