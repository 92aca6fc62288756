import { SignIn } from '#app/features/sign-in/sign-in.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { accountTitles } from '#content/account/titles.ts';

export const head = pageHead(accountTitles.signinTitle, accountTitles.signinLead);

export default function SignInPage() {
  return <AccountPage title={accountTitles.signinTitle} lead={accountTitles.signinLead} of={SignIn} />;
}
