import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { isInCategory, showProject } from '#app/lib/published/projects.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { projects } from '#content/projects/built-in.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { categoryOf, projectTags, tagAt, type ProjectTag } from '#content/projects/project-tags.ts';
import type { Project } from '#content/projects/projects.ts';
import type { PublishedProject } from '#contract/published-project.ts';
import type { Words } from '#contract/words.ts';
import { ProjectCards } from './project-cards.tsx';
import { PublishedCards } from './published-cards.tsx';

type Category = {
  /** However the address writes it. */
  written: string;
  published: readonly PublishedProject[];
};

/** The name of a category: our own, or as its projects spell it. */
export function categoryName({ written, published }: Category, t: Words): string {
  const category = categoryOf(written);
  const known = tagAt(category);
  if (known) return t(projectTags[known]);
  const spelled = published
    .flatMap((project) => showProject(project, t.locale).tags)
    .find(({ slug }) => slug === category);
  return spelled?.text ?? written;
}

/** The projects of a category, ours and those that the team has published. */
export function CategoryProjects({ written, published }: Category) {
  const t = useWords();
  const name = categoryName({ written, published }, t);
  const category = categoryOf(written);
  const builtIn = projectsIn(tagAt(category));
  const others = published.filter((project) => isInCategory(project, category));
  const isEmpty = builtIn.length + others.length === 0;
  return (
    <HeadedPage
      area="mustard"
      drawing="/drawings/category.svg"
      title={t(projectPageWords.inCategory, { category: name })}
      lead={isEmpty ? t(projectPageWords.noneInCategory) : t(projectPageWords.inCategoryText, { category: name })}
    >
      {builtIn.length > 0 && <ProjectCards projects={builtIn} empty="" />}
      <PublishedCards projects={others} />
      <p>
        <Link className={buttonClass(isEmpty ? 'main' : 'quiet')} to={pathTo('projects')}>
          {t(projectPageWords.browseAll)}
        </Link>
      </p>
    </HeadedPage>
  );
}

/** Those of the built-in projects that belong to a category. */
export const projectsIn = (category: ProjectTag | undefined): readonly Project[] =>
  projects.filter((project) => category !== undefined && project.tags.includes(category));
