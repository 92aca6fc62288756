import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { isInCategory, showProject } from '#app/lib/published-project.ts';
import { publishedProjects } from '#app/lib/published-projects.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { slugOf } from '#content/projects/projects.ts';
import { publishedWords as words } from '#content/projects/published-projects.ts';
import { Loading } from './loading.tsx';
import { NotReached } from './not-reached.tsx';
import { PublishedCards } from './published-cards.tsx';
import { useAsked } from './use-asked.ts';
import { useFoundTitle } from './use-found-title.ts';
import { useTitleFocus } from './use-title-focus.ts';

/** A category that is not built in: only published projects can be in it. `written` is how its address names it. */
export function OtherCategory({ written }: { written: string }) {
  const t = useWords();
  const asked = useAsked(publishedProjects);
  if (asked.is === 'asking') return <Loading text={t(projectPageWords.loadingCategory)} />;
  const projects = asked.is === 'here' ? asked.value.filter((project) => isInCategory(project, written)) : [];
  // As its projects spell it.
  const name = projects
    .flatMap((project) => showProject(project, t.locale).tags)
    .find(({ slug }) => slug === slugOf(written))?.text;
  return (
    <>
      <CategoryTitle name={name ?? written} />
      {asked.is === 'away' ? (
        <NotReached text={t(words.moreAway)} {...asked} />
      ) : (
        <p>
          {projects.length > 0
            ? t(projectPageWords.inCategoryText, { category: name ?? written })
            : t(projectPageWords.noneInCategory)}
        </p>
      )}
      {projects.length > 0 && <PublishedCards projects={projects} />}
      <p>
        <Link className={buttonClass(asked.is === 'away' ? 'quiet' : 'main')} to={pathTo('projects')}>
          {t(projectPageWords.browseAll)}
        </Link>
      </p>
    </>
  );
}

function CategoryTitle({ name }: { name: string }) {
  const t = useWords();
  const title = t(projectPageWords.inCategory, { category: name });
  useFoundTitle(title);
  useTitleFocus();
  return <PageTitle>{title}</PageTitle>;
}
