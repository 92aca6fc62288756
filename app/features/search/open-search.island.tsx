import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { SearchIcon } from '#app/ui/tool-icons.tsx';
import { notFoundWords } from '#content/frame/not-found.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import styles from './search.module.css';

/** What the end of an address says in words: of `/de/schul-brief.html` it is `schul brief`. */
function wordsOf(pathname: string): string {
  const end = pathname
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w+$/u, '');
  // Read as a query, because what is encoded wrong throws nowhere there.
  const says = new URLSearchParams(`end=${end}`).get('end') ?? '';
  return says
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .slice(0, 60);
}

/**
 * The search as a button of the page for unknown addresses, which looks for what the address says. Without scripts there
 * is no search, and no button either.
 */
export function OpenSearch() {
  const t = useWords();
  const { Opened, opening, open, close, isFailed } = useOnDemand(() =>
    import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog),
  );
  return (
    <div className={styles.opener} data-scripted="">
      <Button onClick={open} aria-haspopup="dialog">
        <SearchIcon />
        {t(notFoundWords.search)}
      </Button>
      <span role="status">{isFailed && t(searchBoxWords.failed)}</span>
      {Opened && <Opened key={opening} first={wordsOf(location.pathname)} onClose={close} />}
    </div>
  );
}
