import { SignUp } from '#app/features/sign-in/sign-up.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({
  title: t(accountTitles.signupTitle),
  description: t(accountTitles.signupLead),
}));

export default function SignUpPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.signupTitle)}</PageTitle>
      <p>{t(accountTitles.signupLead)}</p>
      <AccountPart of={SignUp} />
    </Page>
  );
}
