import { Reset } from '#app/features/sign-in/reset.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(accountTitles.resetTitle), description: t(accountTitles.resetLead) }));

export default function ResetPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.resetTitle)}</PageTitle>
      <p>{t(accountTitles.resetLead)}</p>
      <AccountPart of={Reset} />
    </Page>
  );
}
