import { Account } from '#app/features/account/account.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(m['account.title']), description: t(m['account.lead']) }));

export default function AccountPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['account.title'])}</PageTitle>
      <p>{t(m['account.lead'])}</p>
      <Island of={Account} until="idle" />
    </Page>
  );
}
