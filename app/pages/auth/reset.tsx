import { Reset } from '#app/features/sign-in/reset.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({ title: t(m['reset.title']), description: t(m['reset.lead']) }));

export default function ResetPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['reset.title'])}</PageTitle>
      <p>{t(m['reset.lead'])}</p>
      <Reset />
    </Page>
  );
}
