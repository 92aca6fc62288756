import { Contact } from '#app/features/contact/contact.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { site } from '#content/site.ts';

export const meta = pageMeta((t) => ({
  title: t(m['contact.title']),
  description: t(m['contact.lead'], { days: site.answerDays.value }),
}));

export default function ContactPage() {
  const t = useWords();
  return (
    <Page wide>
      <Contact>
        <PageTitle>{t(m['contact.title'])}</PageTitle>
        <p>{t(m['contact.lead'], { days: site.answerDays.value })}</p>
      </Contact>
    </Page>
  );
}
