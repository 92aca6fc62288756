import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useScript, useScriptAddress } from '#app/islands/use-script.ts';
import { showOffline } from '#app/lib/offline/show-offline.ts';
import { Button } from '#app/ui/button.tsx';
import { offlineOffer as words } from '#content/frame/offline.ts';
import styles from './offline-part.module.css';

/**
 * Keeps public pages on the device, and removes them: the same on pages (app/browser/on-page/offline.ts) and in the
 * panel of the view. It has its room, but is not seen where a browser cannot keep anything. `children`: its heading.
 */
export function OfflinePart({ children }: { children?: ReactNode }) {
  const t = useWords();
  const part = useRef<HTMLDivElement>(null);
  const needed = useScriptAddress('keep-offline');
  // On a page React never gets here.
  useEffect(() => {
    if (!part.current) return;
    showOffline(part.current);
    part.current.dataset['state'] = 'alive';
  }, []);
  return (
    <div className={styles.part} ref={part} {...useScript('offline')} data-needed={needed}>
      {children}
      <div className={styles.offer}>
        <p>{t(words.text)}</p>
        <Button look="quiet">{t(words.keep)}</Button>
      </div>
      <div className={styles.kept} />
    </div>
  );
}
