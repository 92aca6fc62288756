import type { Sent } from '#app/features/contact/sent.ts';
import { SentText } from '#app/features/contact/sent-text.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { contactWords } from '#content/contact/contact.ts';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { referencePattern } from '#contract/message.ts';
import { statusTokenPattern } from '#contract/status.ts';

/** What the address says. Only what looks exactly as we write it counts. */
function sentBy(query: URLSearchParams): Sent {
  const [reference, status] = [query.get('reference') ?? '', query.get('status') ?? ''];
  if (!referencePattern.test(reference)) return { reference: '', isAnswerWanted: true };
  const known = statusTokenPattern.test(status) ? { status } : {};
  return { reference, ...known, isAnswerWanted: query.get('answer') !== 'none' };
}

export const head = pageHead((t) => ({ title: t(contactWords.sentTitle), description: t(contactWords.sent) }));

/** Where the server sends someone whose form came without JavaScript. */
export default function ThankYou({ query }: PageProps) {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(contactWords.sentTitle)}</PageTitle>
      <SentText {...sentBy(query)} />
      <p>
        <Link className={buttonClass('quiet')} to={pathTo('contact')}>
          {t(contactWords.again)}
        </Link>
      </p>
    </Page>
  );
}
