import { Account } from '#app/features/account/account.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { accountTitles } from '#content/account/titles.ts';

export const head = pageHead(accountTitles.accountTitle, accountTitles.accountLead);

export default function OwnAccount() {
  return <AccountPage title={accountTitles.accountTitle} lead={accountTitles.accountLead} of={Account} />;
}
