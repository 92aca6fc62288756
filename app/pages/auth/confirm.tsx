import { Confirm } from '#app/features/sign-in/confirm.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({ title: t(m['confirm.title']), description: t(m['confirm.lead']) }));

export default function ConfirmPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['confirm.title'])}</PageTitle>
      <p>{t(m['confirm.lead'])}</p>
      <Confirm />
    </Page>
  );
}
