import { Account } from '#app/features/account/account.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({
  title: t(accountTitles.accountTitle),
  description: t(accountTitles.accountLead),
}));

export default function AccountPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.accountTitle)}</PageTitle>
      <p>{t(accountTitles.accountLead)}</p>
      <Account />
    </Page>
  );
}
