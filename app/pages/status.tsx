import { Status } from '#app/features/status/status.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { statusWords } from '#content/status.ts';

export const head = pageHead((t) => ({ title: t.of(statusWords.title), description: t.of(statusWords.lead) }));

/** Where a visitor looks up what became of a message: no account, and no word of the message. */
export default function StatusPage() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t.of(statusWords.title)}</PageTitle>
      <p>{t.of(statusWords.lead)}</p>
      <Island of={Status} until="idle" />
    </Page>
  );
}
