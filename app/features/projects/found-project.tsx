import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { pathTo, pathToProject } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { ProjectBanner } from '#app/ui/project-cover.tsx';
import type { Project } from '#content/projects.ts';
import { CategoryTags } from './category-tags.tsx';
import { findProject } from './find-projects.ts';
import { Loading } from './loading.tsx';
import { useFoundTitle } from './use-found-title.ts';

/**
 * A project whose address was not known at build. All such addresses share one prerendered page,
 * which can only say that it is looking; which project it is turns out in the browser. `actions` is what can
 * be done about it.
 */
export function FoundProject({ actions }: { actions: (project: Project) => ReactNode }) {
  const t = useWords();
  const { slug = '' } = useParams();
  const isHydrated = useHydrated();
  const project = isHydrated ? findProject(slug) : undefined;
  useFoundTitle(isHydrated && (project ? t.of(project.title) : t(m['projects.notFound'])));
  if (!isHydrated) return <Loading text={t(m['projects.loading'])} />;
  if (!project)
    return (
      <>
        <PageTitle>{t(m['projects.notFound'])}</PageTitle>
        <p>{t(m['projects.notFoundText'])}</p>
        <p>
          <Link className={buttonClass()} to={pathTo('projects')}>
            {t(m['projects.back'])}
          </Link>
        </p>
      </>
    );
  return (
    <>
      <ProjectBanner project={project} />
      <PageTitle>{t.of(project.title)}</PageTitle>
      <CategoryTags tags={project.tags} />
      <p>{t.of(project.summary)}</p>
      <p>{t.of(project.description)}</p>
      <p>
        <Link className={buttonClass()} to={pathToProject(project.slug)}>
          {t(m['projects.open'], { project: t.of(project.title) })}
        </Link>
      </p>
      {actions(project)}
      <p>
        <Link to={pathTo('projects')}>{t(m['projects.back'])}</Link>
      </p>
    </>
  );
}
