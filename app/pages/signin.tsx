import { SignIn } from '#app/features/sign-in/sign-in.island.tsx';
import { accountTitles } from '#content/account/titles.ts';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';

export const head = pageHead(accountTitles.signinTitle, accountTitles.signinLead);

export default function SignInPage() {
  return <AccountPage title={accountTitles.signinTitle} lead={accountTitles.signinLead} of={SignIn} />;
}
