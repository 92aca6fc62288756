import { Inbox } from '#app/features/inbox/inbox.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { inboxPage } from '#content/inbox/inbox.ts';
import { pageNames } from '#content/pages.ts';

export const meta = pageMeta((t) => ({ title: t(pageNames['team/inbox']), description: t(inboxPage.lead) }));

export default function InboxPage() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(pageNames['team/inbox'])}</PageTitle>
      <Inbox />
    </Page>
  );
}
