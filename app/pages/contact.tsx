import { Contact } from '#app/features/contact/contact.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { contactWords } from '#content/contact/contact.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { site } from '#content/site.ts';

export const meta = pageMeta((t) => ({
  title: t(contactWords.title),
  description: t(contactWords.lead, { days: site.answerDays.value }),
}));

export default function ContactPage() {
  const t = useWords();
  return (
    <Page wide>
      <Contact>
        <PageTitle>{t(contactWords.title)}</PageTitle>
        <p>{t(contactWords.lead, { days: site.answerDays.value })}</p>
      </Contact>
    </Page>
  );
}
