import { NextStep } from '#app/blocks/next-step.tsx';
import { passageSections } from '#app/blocks/passages.tsx';
import projectsDrawing from '#app/drawings/projects.svg';
import { AdminPanel } from '#app/features/admin-panel/admin-panel.island.tsx';
import { CategoryTags, NotionBadge, ProjectCards } from '#app/features/projects/project-cards.tsx';
import { PublishedCards } from '#app/features/projects/published-cards.tsx';
import { WriteProjects } from '#app/features/projects/write-projects.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { Sheet } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Rail } from '#app/layout/rail.tsx';
import { adminEmailOf } from '#app/lib/backend/config.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { pageNames } from '#content/pages.ts';
import { projects } from '#content/projects/built-in.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { projectTags, type ProjectTag } from '#content/projects/project-tags.ts';
import { lead, next, notion, passages } from '#content/projects/projects-page.ts';
import { site } from '#content/site.ts';

export const head = pageHead(pageNames.projects, lead);

export default function Projects({ t, data }: PageProps) {
  return (
    <HeadedPage
      area="mustard"
      title={t(pageNames.projects)}
      lead={t(lead)}
      drawing={projectsDrawing}
      notice={notion.title && <NotionBadge title={notion.title} />}
    >
      <CategoryTags tags={Object.keys(projectTags) as ProjectTag[]} />
      <ProjectCards projects={projects} empty={t(projectPageWords.none)} />
      <PublishedCards projects={data.projects} />
      <Rail next={<NextStep {...next} to={pathTo('contact', { reason: 'collaboration', message: t(next.message) })} />}>
        <Sheet area="mustard" sections={passageSections(t, passages)} />
      </Rail>
      <Island of={WriteProjects} until="account" />
      <Island of={AdminPanel} until="account" email={adminEmailOf(t.now(site))} />
    </HeadedPage>
  );
}
