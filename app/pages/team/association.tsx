import { Association } from '#app/features/association/association.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { pageNames } from '#content/pages.ts';
import { associationPage } from '#content/team/association.ts';

export const head = pageHead(pageNames['team/association'], associationPage.lead);

export default function TeamAssociation() {
  return <AccountPage wide title={pageNames['team/association']} of={Association} />;
}
