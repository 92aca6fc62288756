import { Inbox } from '#app/features/inbox/inbox.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { inboxPage } from '#content/inbox/inbox.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead(pageNames['team/inbox'], inboxPage.lead);

export default function InboxPage() {
  return <AccountPage wide title={pageNames['team/inbox']} of={Inbox} />;
}
