import type { ReactNode } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { formWords } from '#content/forms/form.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { pathTo, pathToProject } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { ProjectBanner } from '#app/ui/project-cover.tsx';
import type { Project } from '#content/projects/projects.ts';
import { CategoryTags } from './category-tags.tsx';
import { findProject } from './find-projects.ts';
import { Loading } from './loading.tsx';
import { useArriving } from './use-arriving.ts';
import { useFoundTitle } from './use-found-title.ts';
import { useTitleFocus } from './use-title-focus.ts';

type Props = {
  /** What can be done about it. */
  actions: (project: Pick<Project, 'id' | 'title'>) => ReactNode;
};

/**
 * A project whose address was not known at build. All such addresses share one prerendered page,
 * which can only say that it is looking; which project it is turns out in the browser: one that is built in, or one
 * that the team has published.
 */
export function FoundProject({ slug, actions }: Props & { slug: string }) {
  const t = useWords();
  const isHydrated = useHydrated();
  if (!isHydrated) return <Loading text={t(projectPageWords.loading)} />;
  const project = findProject(slug);
  if (!project) return <Unknown key={slug} slug={slug} actions={actions} />;
  return <BuiltIn project={project} actions={actions} />;
}

function BuiltIn({ project, actions }: Props & { project: Project }) {
  const t = useWords();
  useFoundTitle(t(project.title));
  useTitleFocus();
  return (
    <>
      <ProjectBanner project={project} />
      <PageTitle>{t(project.title)}</PageTitle>
      <CategoryTags tags={project.tags} />
      <p>{t(project.summary)}</p>
      <p>{t(project.description)}</p>
      <p>
        <Link className={buttonClass()} to={pathToProject(project.slug)}>
          {t(projectPageWords.open, { project: t(project.title) })}
        </Link>
      </p>
      {actions(project)}
      <p>
        <Link to={pathTo('projects')}>{t(projectPageWords.back)}</Link>
      </p>
    </>
  );
}

function Unknown(props: Props & { slug: string }) {
  const t = useWords();
  const { Arrived, isFailed } = useArriving(() =>
    import('./published-project.tsx').then(({ PublishedProject }) => PublishedProject),
  );
  if (Arrived) return <Arrived {...props} />;
  return <Loading text={t(isFailed ? formWords.offline : projectPageWords.loading)} />;
}
