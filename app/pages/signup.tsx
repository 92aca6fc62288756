import { SignUp } from '#app/features/sign-in/sign-up.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { accountTitles } from '#content/account/titles.ts';

export const head = pageHead(accountTitles.signupTitle, accountTitles.signupLead);

export default function SignUpPage() {
  return <AccountPage title={accountTitles.signupTitle} lead={accountTitles.signupLead} of={SignUp} />;
}
