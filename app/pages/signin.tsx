import { SignIn } from '#app/features/sign-in/sign-in.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(m['signin.title']), description: t(m['signin.lead']) }));

export default function SignInPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['signin.title'])}</PageTitle>
      <p>{t(m['signin.lead'])}</p>
      <Island of={SignIn} until="idle" />
    </Page>
  );
}
