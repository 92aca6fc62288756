import { Confirm } from '#app/features/sign-in/confirm.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({
  title: t(accountTitles.confirmTitle),
  description: t(accountTitles.confirmLead),
}));

export default function ConfirmPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.confirmTitle)}</PageTitle>
      <p>{t(accountTitles.confirmLead)}</p>
      <Confirm />
    </Page>
  );
}
