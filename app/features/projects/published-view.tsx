import type { ReactNode } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { isFilled, showProject } from '#app/lib/published/projects.ts';
import { pathTo } from '#app/paths.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { PageTitle } from '#app/ui/page.tsx';
import { ProjectView, Said } from '#app/ui/project-view.tsx';
import { factNames } from '#content/projects/project-facts.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { publishedWords as words } from '#content/projects/published-projects.ts';
import type { PublishedProject } from '#contract/published-project.ts';
import { PublishedTags } from './published-cards.tsx';

/** The page of a project that the team has published. `actions` is what can be done about it. */
export function PublishedView({ project, actions }: { project: PublishedProject; actions: ReactNode }) {
  const t = useWords();
  const shown = showProject(project, t.locale);
  return (
    <ProjectView
      project={shown}
      heading={
        <>
          <PageTitle>
            <Said {...shown.title} />
          </PageTitle>
          {!isFilled(project, t.locale) && <p>{t(words.otherLanguage)}</p>}
        </>
      }
      level={2}
      facts={<FactList facts={shown.facts.map(({ column, ...text }) => ({ ...text, name: t(factNames[column]) }))} />}
      tags={<PublishedTags tags={shown.tags} />}
      actions={
        <>
          {actions}
          <p>
            <Link to={pathTo('projects')}>{t(projectPageWords.back)}</Link>
          </p>
        </>
      }
    />
  );
}
