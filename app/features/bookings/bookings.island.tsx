import { TeamRoom } from '#app/parts/team-room.tsx';
import { bookingsPage } from '#content/team/bookings.ts';

const load = () => import('./bookings-part.tsx').then(({ BookingsPart }) => BookingsPart);

/** The page of the team's entries below its title. */
export const Bookings = () => <TeamRoom words={bookingsPage} load={load} />;
