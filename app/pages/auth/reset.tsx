import { Reset } from '#app/features/sign-in/reset.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { accountTitles } from '#content/account/titles.ts';

export const head = pageHead(accountTitles.resetTitle, accountTitles.resetLead);

export default function ResetPage() {
  return <AccountPage title={accountTitles.resetTitle} lead={accountTitles.resetLead} of={Reset} />;
}
