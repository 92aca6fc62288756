import { Status } from '#app/features/status/status.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { dateInWords } from '#app/lib/date-in-words.ts';
import type { PageProps } from '#app/page.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { statusWords } from '#content/contact/status.ts';

export const head = pageHead((t) => ({ title: t(statusWords.title), description: t(statusWords.lead) }));

export const isMissing = ({ data }: PageProps) => data.status?.status === 'unknown';

/** Where a visitor looks up what became of a message: no account, and no word of the message. */
export default function StatusPage({ data: { status: found } }: PageProps) {
  const t = useWords();
  const date = found && 'receivedOn' in found ? dateInWords(found.receivedOn, t.locale) : '';
  return (
    <Page>
      <PageTitle>{t(statusWords.title)}</PageTitle>
      <p>{t(statusWords.lead)}</p>
      {/* Drawn for nobody's message, the page of a static copy: the end of the link stands behind `#`, and the script asks. */}
      <Island of={Status} until={found ? 'press' : 'idle'} found={found && { state: found.status, date }} />
    </Page>
  );
}
