import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { SearchIcon } from '#app/ui/tool-icons.tsx';
import { notFoundWords } from '#content/frame/not-found.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import styles from './search.module.css';

/** The search as a button of a page itself. Without scripts there is no search, and no button either. */
export function OpenSearch() {
  const t = useWords();
  const { Opened, opening, open, close, isFailed } = useOnDemand(() =>
    import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog),
  );
  return (
    <div className={styles.opener}>
      <Button onClick={open} aria-haspopup="dialog">
        <SearchIcon />
        {t(notFoundWords.search)}
      </Button>
      <span role="status">{isFailed && t(searchBoxWords.failed)}</span>
      {Opened && <Opened key={opening} onClose={close} />}
    </div>
  );
}
