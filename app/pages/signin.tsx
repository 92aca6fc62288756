import { SignIn } from '#app/features/sign-in/sign-in.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({ title: t(m['signin.title']), description: t(m['signin.lead']) }));

export default function SignInPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['signin.title'])}</PageTitle>
      <p>{t(m['signin.lead'])}</p>
      <SignIn />
    </Page>
  );
}
