import { CategoryProjects } from '#app/features/projects/category-projects.tsx';
import { Room } from '#app/features/projects/room.tsx';
import { pageMeta } from '#app/layout/page-meta.ts';
import { Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { lead } from '#content/projects-page.ts';

export const meta = pageMeta((t) => ({ title: t.of(pageNames['project-category']), description: t.of(lead) }));

export default function ProjectCategory() {
  return (
    <Page>
      <Room>
        <CategoryProjects />
      </Room>
    </Page>
  );
}
