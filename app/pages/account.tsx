import { Account } from '#app/features/account/account.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({ title: t(m['account.title']), description: t(m['account.lead']) }));

export default function AccountPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['account.title'])}</PageTitle>
      <p>{t(m['account.lead'])}</p>
      <Account />
    </Page>
  );
}
