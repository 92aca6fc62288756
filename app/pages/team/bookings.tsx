import { Bookings } from '#app/features/bookings/bookings.island.tsx';
import { AccountPage } from '#app/layout/account-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { pageNames } from '#content/pages.ts';
import { bookingsPage } from '#content/team/bookings.ts';

export const head = pageHead(pageNames['team/bookings'], bookingsPage.lead);

export default function TeamBookings() {
  return <AccountPage wide title={pageNames['team/bookings']} of={Bookings} />;
}
