import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { SearchIcon } from '#app/ui/tool-icons.tsx';
import { searchBoxWords } from '#content/frame/search.ts';
import { HeaderTool } from './header-tool.tsx';

/** Opens the search, also with "/" (app/browser/search-key.ts). Dialog, library and index come only then. */
export function SearchButton() {
  const t = useWords();
  const { Opened, opening, open, close, isFailed } = useOnDemand(() =>
    import('#app/features/search/search-dialog.tsx').then(({ SearchDialog }) => SearchDialog),
  );

  return (
    <>
      <HeaderTool
        icon={<SearchIcon />}
        label={t(searchBoxWords.open)}
        id="search"
        aria-haspopup="dialog"
        onClick={open}
      />
      <span role="status">{isFailed && t(searchBoxWords.failed)}</span>
      {Opened && <Opened key={opening} onClose={close} />}
    </>
  );
}
