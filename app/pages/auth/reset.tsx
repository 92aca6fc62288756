import { Reset } from '#app/features/sign-in/reset.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountTitles } from '#content/account/titles.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({ title: t(accountTitles.resetTitle), description: t(accountTitles.resetLead) }));

export default function ResetPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(accountTitles.resetTitle)}</PageTitle>
      <p>{t(accountTitles.resetLead)}</p>
      <Reset />
    </Page>
  );
}
