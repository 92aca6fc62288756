import { Inbox } from '#app/features/inbox/inbox.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { inboxPage } from '#content/inbox/inbox.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead((t) => ({ title: t(pageNames['team/inbox']), description: t(inboxPage.lead) }));

export default function InboxPage() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(pageNames['team/inbox'])}</PageTitle>
      <AccountPart of={Inbox} />
    </Page>
  );
}
