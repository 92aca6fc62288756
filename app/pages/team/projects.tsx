import { ProjectEditor } from '#app/features/project-editor/project-editor.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { pageNames } from '#content/pages.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';

export const head = pageHead(pageNames['team/projects'], teamProjectsPage.lead);

export default function TeamProjects() {
  return <AccountPage wide title={pageNames['team/projects']} of={ProjectEditor} />;
}
