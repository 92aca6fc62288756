import { Well } from '#app/features/well/well.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { pageNames } from '#content/pages.ts';
import { wellPage } from '#content/team/well.ts';

export const head = pageHead(pageNames['team/well'], wellPage.lead);

export default function TeamWell() {
  return <AccountPage wide title={pageNames['team/well']} of={Well} />;
}
