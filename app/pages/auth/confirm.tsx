import { Confirm } from '#app/features/sign-in/confirm.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(m['confirm.title']), description: t(m['confirm.lead']) }));

export default function ConfirmPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['confirm.title'])}</PageTitle>
      <p>{t(m['confirm.lead'])}</p>
      <Island of={Confirm} until="idle" />
    </Page>
  );
}
