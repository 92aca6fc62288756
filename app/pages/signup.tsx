import { SignUp } from '#app/features/sign-in/sign-up.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({ title: t(m['signup.title']), description: t(m['signup.lead']) }));

export default function SignUpPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['signup.title'])}</PageTitle>
      <p>{t(m['signup.lead'])}</p>
      <SignUp />
    </Page>
  );
}
