import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { pageNames } from '#content/pages.ts';
import { useTitleFocus } from './use-title-focus.ts';

/** What stands in a page that many addresses share, until the browser has read the address. */
export function Loading({ text }: { text: string }) {
  const t = useWords();
  useTitleFocus();
  return (
    <>
      <PageTitle>{t(pageNames.projects)}</PageTitle>
      <p role="status">{text}</p>
      <noscript>
        <p>
          {t(projectPageWords.noScript)} <Link to={pathTo('projects')}>{t(projectPageWords.browseAll)}</Link>
        </p>
      </noscript>
    </>
  );
}
