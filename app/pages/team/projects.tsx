import { ProjectEditor } from '#app/features/project-editor/project-editor.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';

export const head = pageHead((t) => ({
  title: t(pageNames['team/projects']),
  description: t(teamProjectsPage.lead),
}));

export default function TeamProjects() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(pageNames['team/projects'])}</PageTitle>
      <AccountPart of={ProjectEditor} />
    </Page>
  );
}
