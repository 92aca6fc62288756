import { Bookings } from '#app/features/bookings/bookings.island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { AccountPart } from '#app/blocks/account-part.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { PageTitle, Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { bookingsPage } from '#content/team/bookings.ts';

export const head = pageHead((t) => ({ title: t(pageNames['team/bookings']), description: t(bookingsPage.lead) }));

export default function TeamBookings() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(pageNames['team/bookings'])}</PageTitle>
      <AccountPart of={Bookings} />
    </Page>
  );
}
