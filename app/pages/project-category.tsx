import { CategoryProjects } from '#app/features/projects/category-projects.tsx';
import { Room } from '#app/features/projects/room.tsx';
import { findCategory } from '#app/features/projects/find-projects.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathToCategory, projectCategories } from '#app/paths.ts';
import { Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { lead } from '#content/projects/projects-page.ts';
import { projectTags } from '#content/projects/projects.ts';

export const head = pageHead((t, path) => {
  const slug = builtIn(path);
  const tag = slug && findCategory(slug, t.locale);
  if (!tag) return { title: t(pageNames['project-category']), description: t(lead) };
  const category = t(projectTags[tag]);
  return {
    title: t(projectPageWords.inCategory, { category }),
    description: t(projectPageWords.inCategoryText, { category }),
  };
});

/** The category of a page that was made at build. All other addresses share one page, which cannot know its title. */
const builtIn = (path: string) => projectCategories.find((slug) => pathToCategory(slug) === path.replace(/\/$/u, ''));

export default function ProjectCategory({ params }: PageProps) {
  return (
    <Page>
      <Room>
        <CategoryProjects written={params['category'] ?? ''} />
      </Room>
    </Page>
  );
}
