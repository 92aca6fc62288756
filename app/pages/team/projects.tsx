import { ProjectEditor } from '#app/features/project-editor/project-editor.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';

export const meta = pageMeta((t) => ({
  title: t(pageNames['team/projects']),
  description: t(teamProjectsPage.lead),
}));

export default function TeamProjects() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(pageNames['team/projects'])}</PageTitle>
      <ProjectEditor />
    </Page>
  );
}
