import type { KeyboardEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { pathTo } from '#app/paths.ts';
import { supportTabs, tabNames, type SupportTab } from '#content/support.ts';
import styles from './donate.module.css';

/** The address says which; an unknown name is the first. */
const chosenTab = (given: string | null): SupportTab => supportTabs.find((tab) => tab === given) ?? 'donate';

/**
 * Tabs that are links: without scripts all panels stand one below the other, before React arrives the
 * script in the head shows the one that the address names (`app/boot.ts`), and after that they are
 * tabs as the ARIA practices describe them. The choice stays in the address, so Back works.
 */
export function SupportTabs({ label, panels }: { label: string; panels: Record<SupportTab, ReactNode> }) {
  const t = useWords();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const chosen = isHydrated ? chosenTab(search.get('tab')) : undefined;
  return (
    <>
      <div className={styles.tabs} role={chosen && 'tablist'} aria-label={chosen && label}>
        {supportTabs.map((tab) => (
          <Link
            key={tab}
            id={`tab-${tab}`}
            className={styles.tab}
            to={pathTo('support', { tab })}
            preventScrollReset
            {...(chosen && {
              role: 'tab',
              'aria-selected': tab === chosen,
              'aria-controls': `panel-${tab}`,
              tabIndex: tab === chosen ? 0 : -1,
              onKeyDown: moveByKey,
            })}
          >
            {t.of(tabNames[tab])}
          </Link>
        ))}
      </div>
      <div className={styles.panels} data-chosen={chosen}>
        {supportTabs.map((tab) => (
          <div
            key={tab}
            id={`panel-${tab}`}
            hidden={chosen !== undefined && tab !== chosen}
            {...(chosen && { role: 'tabpanel', 'aria-labelledby': `tab-${tab}`, tabIndex: 0 })}
          >
            {panels[tab]}
          </div>
        ))}
      </div>
    </>
  );
}

/** Arrow keys, Home and End move to another tab and show it; Space does what it does on a button. */
function moveByKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])];
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
