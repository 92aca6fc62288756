import { Confirm } from '#app/features/sign-in/confirm.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({
  title: t(accountTitles.confirmTitle),
  description: t(accountTitles.confirmLead),
}));

export default function ConfirmPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.confirmTitle)}</PageTitle>
      <p>{t(accountTitles.confirmLead)}</p>
      <AccountPart of={Confirm} />
    </Page>
  );
}
