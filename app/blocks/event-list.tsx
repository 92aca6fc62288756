import { AudienceLinks } from '#app/features/resources/audience-links.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import { whenOf } from '#app/lib/published/event-times.ts';
import { placeOf } from '#app/lib/published/events.ts';
import { pathToEvent } from '#app/paths.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { audienceWords } from '#content/resources/audience.ts';
import { eventsPage, eventWords as words } from '#content/resources/event-words.ts';
import type { CommunityEvent } from '#content/resources/event.ts';
import type { Audience } from '#content/resources/resource.ts';
import { EventChanges } from './event-changes.tsx';

type Props = {
  events: readonly CommunityEvent[];
  today: string;
  /** For whom: undefined is everybody. */
  audience: Audience | undefined;
};

const anchorOf = (event: CommunityEvent): string => `event-${placeOf(event)}`;

/** Events in their order; only those for `audience` are shown. `app/browser/on-page/audience.ts` changes that in place. */
export function EventList({ events, today, audience }: Props) {
  const t = useWords();
  const shownFor = (chosen: Audience | undefined) =>
    events.filter(({ forWhom }) => !chosen || forWhom.includes(chosen)).map(anchorOf);
  const shown = shownFor(audience);
  const all = events.length;
  return (
    <div {...useScript('audience')}>
      <AudienceLinks page="resources/events" choice={{ chosen: audience, shownFor }} />
      <p role="status" data-words={t(eventsPage.shown, { shown: '{shown}', all })}>
        {t(eventsPage.shown, { shown: shown.length, all })}
      </p>
      <CardGrid columns={1}>
        {events.map((event) => (
          <Card
            key={event.id}
            id={anchorOf(event)}
            level={3}
            title={t(event.title)}
            edge="sage"
            isLink
            isHidden={!shown.includes(anchorOf(event))}
            actions={
              <Link to={pathToEvent(placeOf(event))} aria-label={`${t(eventsPage.open)}: ${t(event.title)}`}>
                <span>{t(eventsPage.open)}</span>
              </Link>
            }
          >
            <EventChanges event={event} />
            {whenOf(event, today, t).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>{event.place}</p>
            <p>
              {t(words.forWhom)}: {event.forWhom.map((each) => t(audienceWords[each])).join(', ')}
            </p>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
