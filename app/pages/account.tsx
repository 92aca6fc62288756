import { Account } from '#app/features/account/account.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({
  title: t(accountTitles.accountTitle),
  description: t(accountTitles.accountLead),
}));

export default function AccountPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.accountTitle)}</PageTitle>
      <p>{t(accountTitles.accountLead)}</p>
      <AccountPart of={Account} />
    </Page>
  );
}
