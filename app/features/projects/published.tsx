import { useWords } from '#app/i18n/locale.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { useArriving } from './use-arriving.ts';

/** The place of the projects that the team has published, after the built-in ones; of one category where it is named. */
export function Published({ category }: { category?: string }) {
  const t = useWords();
  const { Arrived } = useArriving(() => import('./more-projects.tsx').then(({ MoreProjects }) => MoreProjects));
  return (
    <>
      <noscript>
        <p>{t(projectPageWords.moreNoScript)}</p>
      </noscript>
      {Arrived && <Arrived category={category} />}
    </>
  );
}
