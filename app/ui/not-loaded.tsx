import type { ReactNode } from 'react';
import { Outcome } from './outcome.tsx';
import styles from './not-loaded.module.css';

type Props = {
  failed: string;
  /** Where there is no connection, if that needs other words: what failed is then tried again by itself. */
  offline?: string;
  /** What helps meanwhile. */
  children?: ReactNode;
};

/**
 * Stands behind an `<Island>` in the page: words that are shown, and said, while the island's scripts cannot be loaded
 * (app/browser/loader.ts marks that).
 */
export function NotLoaded({ failed, offline, children }: Props) {
  return (
    <div className={styles.words} role="status">
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
