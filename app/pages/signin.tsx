import { SignIn } from '#app/features/sign-in/sign-in.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({
  title: t(accountTitles.signinTitle),
  description: t(accountTitles.signinLead),
}));

export default function SignInPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.signinTitle)}</PageTitle>
      <p>{t(accountTitles.signinLead)}</p>
      <SignIn />
    </Page>
  );
}
