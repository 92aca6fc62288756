import { SignUp } from '#app/features/sign-in/sign-up.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({
  title: t(accountTitles.signupTitle),
  description: t(accountTitles.signupLead),
}));

export default function SignUpPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.signupTitle)}</PageTitle>
      <p>{t(accountTitles.signupLead)}</p>
      <SignUp />
    </Page>
  );
}
