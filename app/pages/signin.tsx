import { SignIn } from '#app/features/sign-in/sign-in.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({
  title: t(accountTitles.signinTitle),
  description: t(accountTitles.signinLead),
}));

export default function SignInPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.signinTitle)}</PageTitle>
      <p>{t(accountTitles.signinLead)}</p>
      <AccountPart of={SignIn} />
    </Page>
  );
}
