import type { ReactNode } from 'react';
import styles from './tabs.module.css';

type Tab = {
  id: string;
  label: string;
  /** An address of its own on this page, so that the tab can be linked to and Back works. All tabs of a list have one, or none. */
  href?: string;
  panel: ReactNode;
};

type Props = {
  /** What the tabs are about, for those who hear them. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab that the address names, where tabs have addresses. */
  chosen?: string;
  /** What asks for the script that makes tabs of the links (app/islands/use-script.ts). */
  script: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Tabs inside the panel of another look like pills. */
  isInner?: boolean;
};

/**
 * Links and panels, of which `app/browser/on-page/tabs.ts` makes tabs. Without it they are links: to an address that shows only its
 * panel, or to one of the panels, which then stand one below the other. Where scripts will come, only one panel is
 * drawn from the first paint on, so that nothing moves: the first, or the one whose link was pressed (`:target`).
 */
export function Tabs({ label, tabs, chosen, script, isInner = false }: Props) {
  return (
    <>
      <div className={isInner ? `${styles.tabs} ${styles.inner}` : styles.tabs} {...script} data-label={label}>
        {tabs.map(({ id, label, href = `#panel-${id}` }) => (
          <a
            key={id}
            id={`tab-${id}`}
            className={styles.tab}
            href={href}
            aria-current={id === chosen ? 'true' : undefined}
          >
            <span data-words={label}>{label}</span>
          </a>
        ))}
      </div>
      <div className={styles.panels} data-chosen={chosen}>
        {tabs.map(({ id, panel }) => (
          <div key={id} id={`panel-${id}`} hidden={chosen !== undefined && id !== chosen}>
            {panel}
          </div>
        ))}
      </div>
    </>
  );
}
