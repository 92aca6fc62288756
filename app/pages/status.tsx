import { Status } from '#app/features/status/status.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { statusWords } from '#content/contact/status.ts';

export const head = pageHead((t) => ({ title: t(statusWords.title), description: t(statusWords.lead) }));

/** Where a visitor looks up what became of a message: no account, and no word of the message. */
export default function StatusPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(statusWords.title)}</PageTitle>
      <p>{t(statusWords.lead)}</p>
      <Island of={Status} until="idle" />
    </Page>
  );
}
