import type { AnchorHTMLAttributes, ComponentType, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { id: string; label: string; panel: ReactNode };

/** All that makes a link a tab, but its address. */
export type TabProps = AnchorHTMLAttributes<HTMLAnchorElement> & { tab: string };

type Props = {
  /** What the tabs are about, for those who hear them. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab that is shown. Undefined until scripts can show one: then they are links to the panels. */
  chosen: string | undefined;
  /** Keeps the choice in memory (`useChosenTab`). */
  onChoose?: (id: string) => void;
  /** Draws each tab as a link to an address of its own, so that it can be linked to and Back works. */
  link?: ComponentType<TabProps>;
  /** Tabs inside the panel of another look like pills. */
  isInner?: boolean;
  /** For styles that show another panel than the first before React arrives. */
  panelsClass?: string | undefined;
};

/**
 * Tabs as the ARIA practices describe them: one stop for Tab, arrows, Home and End move and choose.
 * Without scripts all panels stand one below the other. With them only the first is drawn from the
 * first paint on, so that nothing moves when React arrives; a press before that shows its panel by
 * the browser's own means (`:target`).
 */
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
  link: Link = PanelLink,
  isInner = false,
  panelsClass = '',
}: Props) {
  function choose(event: MouseEvent, id: string) {
    // Each tab is also a link: a press with Control opens it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose?.(id);
  }
  return (
    <>
      <div
        className={isInner ? `${styles.tabs} ${styles.inner}` : styles.tabs}
        role={chosen && 'tablist'}
        aria-label={chosen && label}
      >
        {tabs.map(({ id, label }) => (
          <Link
            key={id}
            tab={id}
            id={`tab-${id}`}
            className={styles.tab}
            {...(chosen && {
              role: 'tab',
              'aria-selected': id === chosen,
              'aria-controls': `panel-${id}`,
              tabIndex: id === chosen ? 0 : -1,
              onKeyDown: moveByKey,
              ...(onChoose && { onClick: (event) => choose(event, id) }),
            })}
          >
            <span data-words={label}>{label}</span>
          </Link>
        ))}
      </div>
      <div className={`${styles.panels} ${panelsClass}`} data-chosen={chosen}>
        {tabs.map(({ id, panel }) => (
          <div
            key={id}
            id={`panel-${id}`}
            hidden={chosen !== undefined && id !== chosen}
            {...(chosen && { role: 'tabpanel', 'aria-labelledby': `tab-${id}`, tabIndex: 0 })}
          >
            {panel}
          </div>
        ))}
      </div>
    </>
  );
}

/** A tab whose choice stays in memory: until scripts run, a link to its panel. */
function PanelLink({ tab, children, ...props }: TabProps) {
  return (
    <a {...props} href={`#panel-${tab}`}>
      {children}
    </a>
  );
}

/** Arrow keys, Home and End move to another tab and show it; Space does what it does on a button. */
function moveByKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  // Alt and arrow is the browser's Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...(event.currentTarget.closest('[role=tablist]')?.querySelectorAll('a') ?? [])];
  const here = tabs.indexOf(event.currentTarget);
  const targets: Record<string, number> = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    Home: 0,
    End: -1,
    ' ': here,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const tab = tabs.at(target % tabs.length);
  tab?.focus();
  tab?.click();
}
