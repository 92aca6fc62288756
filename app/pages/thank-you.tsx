import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SentText } from '#app/features/contact/sent-text.tsx';
import type { Sent } from '#app/features/contact/sent.ts';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { contactWords } from '#content/contact/contact.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { referencePattern } from '#contract/message.ts';
import { statusTokenPattern } from '#contract/status.ts';

export const meta = pageMeta((t) => ({ title: t(contactWords.sentTitle), description: t(contactWords.sent) }));

/** Where the server sends someone whose form came without JavaScript. */
export default function ThankYou() {
  const t = useWords();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<Sent>({ reference: '', isAnswerWanted: true });
  useEffect(() => {
    const [reference, status] = [search.get('reference') ?? '', search.get('status') ?? ''];
    if (!referencePattern.test(reference)) return;
    const known = statusTokenPattern.test(status) ? { status } : {};
    setSent({ reference, ...known, isAnswerWanted: search.get('answer') !== 'none' });
  }, [search]);
  return (
    <Page>
      <PageTitle>{t(contactWords.sentTitle)}</PageTitle>
      <SentText {...sent} />
      <p>
        <Link className={buttonClass('quiet')} to={pathTo('contact')}>
          {t(contactWords.again)}
        </Link>
      </p>
    </Page>
  );
}
