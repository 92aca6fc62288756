import type { ReactNode } from 'react';
import { useScript, useScriptAddress } from '#app/islands/use-script.ts';
import { backendUrl } from '#app/lib/backend/backend.ts';

/**
 * Sums that change while they are looked at (app/browser/on-page/sums.ts). A copy of the site on another host knows what
 * was there when it was built: its pages do not change.
 */
export function LiveSums({ children }: { children: ReactNode }) {
  const script = useScript('sums');
  const channel = useScriptAddress('sums-channel');
  if (backendUrl !== '') return children;
  return (
    <div {...script} data-channel={channel}>
      {children}
    </div>
  );
}
