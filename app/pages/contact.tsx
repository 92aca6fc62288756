import { Contact } from '#app/features/contact/contact.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { site } from '#content/site.ts';

export const head = pageHead((t) => ({
  title: t(m['contact.title']),
  description: t(m['contact.lead'], { days: site.answerDays.value }),
}));

export default function ContactPage() {
  const t = useWords();
  return (
    <Page wide>
      <Island of={Contact} until="idle">
        <PageTitle>{t(m['contact.title'])}</PageTitle>
        <p>{t(m['contact.lead'], { days: site.answerDays.value })}</p>
      </Island>
    </Page>
  );
}
