import { Missing } from '#app/blocks/missing.tsx';
import { ProjectActions } from '#app/blocks/project-actions.tsx';
import { PublishedView } from '#app/features/projects/published-view.tsx';
import { useWords } from '#app/i18n/locale.ts';
import type { Place } from '#app/i18n/place.ts';
import { foundAt, type Head } from '#app/layout/page-head.ts';
import { isFilled, showProject } from '#app/lib/published/projects.ts';
import { firstCharacters } from '#app/lib/text/excerpt.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo, pathToProject } from '#app/paths.ts';
import { Page } from '#app/ui/page.tsx';
import { projectPageWords } from '#content/projects/project-page.ts';
import { lead } from '#content/projects/projects-page.ts';
import { locales } from '#contract/locale.ts';

const found = ({ params, data }: PageProps) => data.projects.find(({ slug }) => slug === params['slug']);

export const isMissing = (page: PageProps) => !found(page);

export function head(_: Place, page: PageProps): Head {
  const { t } = page;
  const project = found(page);
  if (!project?.slug) return { title: t(projectPageWords.notFound), description: t(projectPageWords.notFoundText) };
  const { title, summary } = showProject(project, t.locale);
  return {
    title: title.text,
    description: firstCharacters(summary?.text ?? t(lead), 300),
    ...foundAt(
      { path: pathToProject(project.slug), name: title.text },
      t,
      locales.filter((each) => isFilled(project, each)),
    ),
  };
}

/** A project that the team has published. The built-in ones have pages of their own. */
export default function ProjectPage(page: PageProps) {
  const t = useWords();
  const project = found(page);
  if (!project) return <Missing words={projectPageWords} back={pathTo('projects')} />;
  const title = showProject(project, t.locale).title.text;
  return (
    <Page>
      <PublishedView
        project={project}
        actions={
          <ProjectActions project={{ title: { en: title, de: title }, slug: project.slug ?? '' }} withTakePart />
        }
      />
    </Page>
  );
}
