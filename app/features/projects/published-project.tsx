import type { ReactNode } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { showProject } from '#app/lib/published-project.ts';
import { publishedProject } from '#app/lib/published-projects.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { ProjectView, Said } from '#app/ui/project-view.tsx';
import { factNames } from '#content/projects/project-facts.ts';
import type { Project } from '#content/projects/projects.ts';
import { publishedWords as words } from '#content/projects/published-projects.ts';
import { Loading } from './loading.tsx';
import { NotReached } from './not-reached.tsx';
import { PublishedTags } from './published-cards.tsx';
import { useAsked } from './use-asked.ts';
import { useFoundTitle } from './use-found-title.ts';
import { useTitleFocus } from './use-title-focus.ts';

type Props = {
  slug: string;
  actions: (project: Pick<Project, 'id' | 'title'>) => ReactNode;
};

/** The project that the team has published at an address, or what became of the search for it. */
export function PublishedProject({ slug, actions }: Props) {
  const t = useWords();
  const asked = useAsked(() => publishedProject(slug));
  if (asked.is === 'asking') return <Loading text={t(projectPageWords.loading)} />;
  if (asked.is === 'away')
    return (
      <Told title={t(words.away)}>
        <NotReached text={t(words.awayText)} {...asked} />
      </Told>
    );
  if (!asked.value)
    return (
      <Told title={t(projectPageWords.notFound)}>
        <p>{t(projectPageWords.notFoundText)}</p>
      </Told>
    );
  const project = showProject(asked.value, t.locale);
  const { id, title, summary, description, facts } = project;
  const isForeign = [title, summary, description, ...facts].some((text) => text?.lang !== undefined);
  return (
    <ProjectView
      project={project}
      heading={
        <>
          <FoundTitle title={title.text}>
            <Said {...title} />
          </FoundTitle>
          {isForeign && <p>{t(words.otherLanguage)}</p>}
        </>
      }
      level={2}
      facts={<FactList facts={facts.map(({ column, ...text }) => ({ ...text, name: t(factNames[column]) }))} />}
      tags={<PublishedTags tags={project.tags} />}
      actions={
        <>
          {actions({ id, title: { en: title.text, de: title.text } })}
          <p>
            <Link to={pathTo('projects')}>{t(projectPageWords.back)}</Link>
          </p>
        </>
      }
    />
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  const t = useWords();
  return (
    <>
      <FoundTitle title={title}>{title}</FoundTitle>
      {children}
      <p>
        <Link className={buttonClass('quiet')} to={pathTo('projects')}>
          {t(projectPageWords.back)}
        </Link>
      </p>
    </>
  );
}

function FoundTitle({ title, children }: { title: string; children: ReactNode }) {
  useFoundTitle(title);
  useTitleFocus();
  return <PageTitle>{children}</PageTitle>;
}
