import { useWords } from '#app/i18n/locale.ts';
import { dayOf, last, movedDays, nextTime, placeInMonth } from '#app/lib/published/event-days.ts';
import { momentOf, whenOf } from '#app/lib/published/event-times.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import type { CommunityEvent } from '#content/resources/event.ts';
import { JsonLd } from './json-ld.tsx';

const often = { weekly: 'P1W', fortnightly: 'P2W', monthly: 'P1M' } as const;
const clockOf = (moment: string): string => `${moment.slice(11)}:00`;

/** An event as search engines read it. */
export function EventJsonLd({ event, today, address }: { event: CommunityEvent; today: string; address: string }) {
  const t = useWords();
  const { title, state, place } = event;
  const { begins, ends, movedFrom = event.movedFrom } = nextTime(event, today);
  const at = (moment: string): string => momentOf(moment).toISOString();
  const status = state === 'cancelled' ? 'EventCancelled' : movedFrom ? 'EventRescheduled' : 'EventScheduled';
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: t(title),
        description: whenOf(event, today, t).join('. '),
        startDate: at(begins),
        endDate: at(ends),
        eventStatus: `https://schema.org/${status}`,
        ...(movedFrom && { previousStartDate: at(movedFrom) }),
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: place, address: place },
        organizer: { '@type': 'Organization', name: 'Ecosystem', url: siteUrlOf(t) },
        url: address,
        ...scheduleOf(event),
      }}
    />
  );
}

function scheduleOf(event: CommunityEvent): object | undefined {
  const { begins, ends, repeats, until, notOn = [] } = event;
  if (!repeats || until === undefined) return undefined;
  const otherwise = [...notOn, ...movedDays(event).keys()];
  const place = placeInMonth(dayOf(begins));
  return {
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: often[repeats],
      // Schema.org counts weeks of a month from 1 and knows no last one.
      ...(repeats === 'monthly' && place !== last && { byMonthWeek: place + 1 }),
      startDate: dayOf(begins),
      endDate: until,
      startTime: clockOf(begins),
      endTime: clockOf(ends),
      scheduleTimezone: teamTimeZone,
      ...(otherwise.length > 0 && { exceptDate: otherwise }),
    },
  };
}
