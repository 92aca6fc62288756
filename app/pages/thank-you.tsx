import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SentText } from '#app/features/contact/sent-text.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { referencePattern } from '#contract/message.ts';

export const meta = pageMeta((t) => ({ title: t(m['contact.sent.title']), description: t(m['contact.sent']) }));

/** Where the server sends someone whose form came without JavaScript. */
export default function ThankYou() {
  const t = useWords();
  const [search] = useSearchParams();
  const [reference, setReference] = useState('');
  useEffect(() => {
    const given = search.get('reference') ?? '';
    setReference(referencePattern.test(given) ? given : '');
  }, [search]);
  return (
    <Page>
      <PageTitle>{t(m['contact.sent.title'])}</PageTitle>
      <SentText reference={reference} />
      <p>
        <Link className={buttonClass('quiet')} to={pathTo('contact')}>
          {t(m['contact.again'])}
        </Link>
      </p>
    </Page>
  );
}
