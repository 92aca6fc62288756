import { FoundProject } from '#app/features/projects/found-project.tsx';
import { Room } from '#app/features/projects/room.tsx';
import { pageMeta } from '#app/layout/page-meta.ts';
import { Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { lead } from '#content/projects-page.ts';

export const meta = pageMeta((t) => ({ title: t.of(pageNames.project), description: t.of(lead) }));

export default function Project() {
  return (
    <Page>
      <Room>
        <FoundProject />
      </Room>
    </Page>
  );
}
