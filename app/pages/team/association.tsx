import { Association } from '#app/features/association/association.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { associationPage } from '#content/team/association.ts';

export const head = pageHead((t) => ({
  title: t(pageNames['team/association']),
  description: t(associationPage.lead),
}));

export default function TeamAssociation() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(pageNames['team/association'])}</PageTitle>
      <AccountPart of={Association} />
    </Page>
  );
}
