import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import styles from './search-button.module.css';

type Dialog = ComponentType<{ onClose: () => void }>;

const whereSlashIsALetter = ':is(input, textarea, select):focus, dialog[open]';

/**
 * Opens the search, also with "/". Dialog, library and index come only then. Without scripts there is
 * no search, so until they run the button keeps its place but is not there.
 */
export function SearchButton() {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<Dialog>();

  function open() {
    setFailed(false);
    import('#app/features/search/search-dialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => setFailed(true),
    );
  }

  useEffect(() => {
    setReady(true);
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
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </div>
  );
}
