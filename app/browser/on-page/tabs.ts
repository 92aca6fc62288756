import { onMove, stepTo } from '#app/lib/browser/moves.ts';

// Makes tabs, as the ARIA practices describe them, of what `app/ui/tabs.tsx` draws: one stop for Tab; arrows, Home and End
// move and choose.
document.querySelectorAll<HTMLElement>('[data-script=tabs]').forEach(makeTabs);
onMove(wakeShown);
wakeShown();

/** Wakes the islands that wait until they are shown (app/browser/presses.ts). */
function wakeShown(): void {
  for (const island of document.querySelectorAll('[data-until=shown]'))
    if (!island.closest('[hidden]')) island.dispatchEvent(new Event('shown', { bubbles: true }));
}

function makeTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll('a')];
  const panelOf = ({ id }: HTMLElement) => document.getElementById(id.replace('tab', 'panel')) as HTMLElement;
  const hasAddresses = tabs.every(({ hash }) => hash === '');
  // Beside the address: in the browser's own entry for this page, so that Back from another website shows the same tab.
  const key = tabs[0]?.id ?? '';

  function asked(): HTMLAnchorElement | undefined {
    const kept: unknown = (history.state as Record<string, unknown> | null)?.[key];
    const isAsked = ({ id, search, hash }: HTMLAnchorElement) =>
      hasAddresses ? isPartOf(location.search, search) : kept === undefined ? hash === location.hash : id === kept;
    return tabs.find(isAsked) ?? tabs[0];
  }

  function show(chosen: HTMLElement | undefined): void {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      // Firefox before 119 does not hand `ariaSelected` on.
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab).hidden = !isChosen;
    }
  }

  function choose(tab: HTMLAnchorElement): void {
    if (tab.tabIndex === 0) return;
    if (hasAddresses) return stepTo(tab.href);
    history.replaceState({ ...(history.state as object | null), [key]: tab.id }, '');
    show(tab);
    wakeShown();
  }

  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', list.dataset['label'] ?? '');
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    tab.removeAttribute('aria-current');
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
    tab.addEventListener('click', (event) => {
      // Each tab is also a link: a press with Control opens it elsewhere (app/lib/browser/has-modifier.ts).
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      choose(tab);
    });
    tab.addEventListener('keydown', (event) => moveByKey(event, tabs, tab));
    // From here on it is hidden or shown by what was chosen, and not by styles.
    if (panel.parentElement) panel.parentElement.dataset['chosen'] = '';
  }
  show(asked());
  if (hasAddresses) onMove(() => show(asked()));
}

/** Whether all that one query says stands in another, in one piece: a tab's is short and plain. */
function isPartOf(whole: string, part: string): boolean {
  return `${whole}&`.includes(`${part.slice(1)}&`);
}

/** Arrow keys, Home and End go to another tab and show it; Space does what it does on a button. */
function moveByKey(event: KeyboardEvent, tabs: readonly HTMLElement[], from: HTMLElement): void {
  // Alt and arrow is the browser's Back.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const here = tabs.indexOf(from);
  const targets: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1, ' ': here };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const tab = tabs.at(target % tabs.length);
  tab?.focus();
  tab?.click();
}
