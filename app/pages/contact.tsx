import { Contact } from '#app/features/contact/contact.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { contactWords } from '#content/contact/contact.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { site } from '#content/site.ts';

export const head = pageHead((t) => ({
  title: t(contactWords.title),
  description: t(contactWords.lead, { days: site.answerDays.value }),
}));

export default function ContactPage() {
  const t = useWords();
  return (
    <Page wide>
      <Island of={Contact} until="idle">
        <PageTitle>{t(contactWords.title)}</PageTitle>
        <p>{t(contactWords.lead, { days: site.answerDays.value })}</p>
      </Island>
    </Page>
  );
}
