import { Well } from '#app/features/well/well.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { wellPage } from '#content/team/well.ts';

export const head = pageHead((t) => ({ title: t(pageNames['team/well']), description: t(wellPage.lead) }));

export default function TeamWell() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(pageNames['team/well'])}</PageTitle>
      <AccountPart of={Well} />
    </Page>
  );
}
