import { useLayoutEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { opensSearchByKey } from '#app/lib/search-key.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import styles from './header-tool.module.css';
import { HeaderTool } from './header-tool.tsx';

const whereSlashIsALetter = ':is(input, textarea, select):focus, dialog[open]';

/**
 * Opens the search, also with "/". Dialog, library and index come only then.
 */
export function SearchButton() {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { Opened, opening, open, close, isFailed } = useOnDemand(() =>
    import('#app/features/search/search-dialog.tsx').then(({ SearchDialog }) => SearchDialog),
  );

  // With the button itself: a key pressed just after it works must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector(whereSlashIsALetter) || !opensSearchByKey()) return;
      event.preventDefault();
      button.current?.focus();
      button.current?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className={styles.place}>
      <HeaderTool icon={<SearchIcon />} label={t(searchBoxWords.open)} id="search" ref={button} onClick={open} />
      <span role="status">{isFailed && t(searchBoxWords.failed)}</span>
      {Opened && <Opened key={opening} onClose={close} />}
    </div>
  );
}
