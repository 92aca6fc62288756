import { FoundProject } from '#app/features/projects/found-project.tsx';
import { Room } from '#app/features/projects/room.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ProjectActions } from '#app/layout/project-actions.tsx';
import type { PageProps } from '#app/page.ts';
import { Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { sharedBreastfeeding } from '#content/projects/project-shared-breastfeeding.ts';
import type { Project as ProjectData } from '#content/projects/projects.ts';
import { lead } from '#content/projects/projects-page.ts';

export const head = pageHead((t) => ({ title: t(pageNames.project), description: t(lead) }));

export default function Project({ params }: PageProps) {
  return (
    <Page>
      <Room>
        <FoundProject slug={params['slug'] ?? ''} actions={actions} />
      </Room>
    </Page>
  );
}

/** About milk nothing can be done but where the official advice stands first: on the page of that project. */
const actions = (project: Pick<ProjectData, 'id' | 'title'>) =>
  project.id !== sharedBreastfeeding.id && <ProjectActions project={project} withTakePart />;
