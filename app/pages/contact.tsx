import { ContactAside } from '#app/features/contact/contact-aside.tsx';
import { Contact } from '#app/features/contact/contact.island.tsx';
import { isAboutFirstEvent } from '#app/features/contact/first-event.ts';
import { prefill } from '#app/features/contact/prefill.ts';
import { Island } from '#app/islands/island.tsx';
import { headOfForm } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { contactPageWords } from '#content/contact/contact-page.ts';
import { contactWords } from '#content/contact/contact.ts';
import { site } from '#content/site.ts';
import styles from './contact.module.css';

export const head = headOfForm('refused', ({ t }) => ({
  title: t(contactWords.title),
  description: t(contactPageWords.lead, { days: t.now(site).answerDays.value }),
}));

export default function ContactPage({ t, place, query, data }: PageProps) {
  const days = t.now(site).answerDays.value;
  const begun = place.search === '' ? undefined : prefill(query, t);
  const later = (data.refused?.later ?? isAboutFirstEvent(place.search)) || undefined;
  return (
    <Page wide>
      <div className={styles.columns}>
        <div>
          <PageTitle>{t(contactWords.title)}</PageTitle>
          <p>{t(contactPageWords.lead, { days })}</p>
        </div>
        <Island of={Contact} until="load" days={days} begun={begun} refused={data.refused} later={later}>
          <ContactAside />
        </Island>
      </div>
    </Page>
  );
}
