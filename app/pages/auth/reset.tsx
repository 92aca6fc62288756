import { Reset } from '#app/features/sign-in/reset.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(m['reset.title']), description: t(m['reset.lead']) }));

export default function ResetPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['reset.title'])}</PageTitle>
      <p>{t(m['reset.lead'])}</p>
      <Island of={Reset} until="idle" />
    </Page>
  );
}
