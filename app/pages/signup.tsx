import { SignUp } from '#app/features/sign-in/sign-up.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(m['signup.title']), description: t(m['signup.lead']) }));

export default function SignUpPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['signup.title'])}</PageTitle>
      <p>{t(m['signup.lead'])}</p>
      <Island of={SignUp} until="idle" />
    </Page>
  );
}
