import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { HereLink } from '#app/lib/here-link.tsx';
import { useSearch } from '#app/lib/history.ts';
import { pathTo } from '#app/paths.ts';
import { Tabs, type TabProps } from '#app/ui/tabs.tsx';
import { supportTabs, tabNames, type SupportTab as TabName } from '#content/support/support.ts';
import styles from './donate.module.css';

/** The address says which; an unknown name is the first. */
const chosenTab = (given: string | null): TabName => supportTabs.find((tab) => tab === given) ?? 'donate';

/** The three ways to help. The choice stays in the address, so it can be linked to and Back works. */
export function SupportTabs({ label, panels }: { label: string; panels: Record<TabName, ReactNode> }) {
  const t = useWords();
  const search = new URLSearchParams(useSearch());
  return (
    <Tabs
      label={label}
      tabs={supportTabs.map((id) => ({ id, label: t(tabNames[id]), panel: panels[id] }))}
      chosen={chosenTab(search.get('tab'))}
      link={SupportTab}
      panelsClass={styles.panels}
    />
  );
}

function SupportTab({ tab, ...props }: TabProps) {
  return <HereLink {...props} to={pathTo('support', { tab })} />;
}
