import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import styles from './search-button.module.css';

const whereSlashIsALetter = ':is(input, textarea, select):focus, dialog[open]';

/**
 * Opens the search, also with "/". Dialog, library and index come only then. Without scripts there is
 * no search, so until they run the button keeps its place but is not there.
 */
export function SearchButton() {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const isReady = useHydrated();
  const { Opened, open, close, isFailed } = useOnDemand(() =>
    import('#app/features/search/search-dialog.tsx').then(({ SearchDialog }) => SearchDialog),
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || document.querySelector(whereSlashIsALetter)) return;
      event.preventDefault();
      button.current?.focus();
      button.current?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className={isReady ? styles.place : styles.waiting}>
      <button className={styles.button} type="button" ref={button} onClick={open}>
        <SearchIcon />
        <span>{t(m['search.open'])}</span>
      </button>
      <span role="status">{isFailed && t(m['search.failed'])}</span>
      {Opened && <Opened onClose={close} />}
    </div>
  );
}
