import type { ReactNode } from 'react';
import styles from './not-loaded.module.css';
import { Outcome } from './outcome.tsx';

type Props = {
  failed: string;
  /** Stands in what the page puts into the island, not behind it. */
  isInside?: boolean;
  /** Where there is no connection, if that needs other words (behind an island): what failed is then tried again by itself. */
  offline?: string;
  /** What helps meanwhile. */
  children?: ReactNode;
};

/**
 * Stands in the page behind an `<Island>`: words that are shown, and said, while its scripts cannot be loaded
 * (app/browser/wake.ts marks that).
 */
export function NotLoaded({ failed, isInside = false, offline, children }: Props) {
  return (
    <div className={isInside ? styles.inside : styles.words} aria-live="polite" data-not-loaded="">
      <div className={offline === undefined ? styles.always : styles.online}>
        <Outcome text={failed} isFailure isSilent />
        {children}
      </div>
      {offline !== undefined && (
        <div className={styles.offline}>
          <Outcome text={offline} isFailure isSilent />
        </div>
      )}
    </div>
  );
}
