import { CategoryProjects, categoryName } from '#app/features/projects/category-projects.tsx';
import type { Place } from '#app/i18n/place.ts';
import type { Head } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { projectPageWords } from '#content/projects/project-page.ts';

const asked = ({ params, data }: PageProps) => ({ written: params['category'] ?? '', published: data.projects });

export function head(_: Place, page: PageProps): Head {
  const { t } = page;
  const category = categoryName(asked(page), t);
  return {
    title: t(projectPageWords.inCategory, { category }),
    description: t(projectPageWords.inCategoryText, { category }),
  };
}

export default function ProjectCategory(page: PageProps) {
  return <CategoryProjects {...asked(page)} />;
}
