import { Confirm } from '#app/features/sign-in/confirm.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { accountTitles } from '#content/account/titles.ts';

export const head = pageHead(accountTitles.confirmTitle, accountTitles.confirmLead);

export default function ConfirmPage() {
  return <AccountPage title={accountTitles.confirmTitle} lead={accountTitles.confirmLead} of={Confirm} />;
}
