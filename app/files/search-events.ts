import type { SearchPage } from '#app/features/search/search-page.ts';
import { whenOf } from '#app/lib/published/event-times.ts';
import { comingOf, eventsIn, placeOf } from '#app/lib/published/events.ts';
import { pathToEvent } from '#app/paths.ts';
import { eventWords as words } from '#content/resources/event-words.ts';
import { otherLocale, type Locale } from '#contract/locale.ts';
import type { SiteData } from '#contract/site-data.ts';
import { wordsIn } from '#contract/words.ts';

/** What the search knows of events that are not over. */
export function searchEvents(
  { changes, today = '' }: Pick<SiteData, 'changes' | 'today'>,
  locale: Locale,
): SearchPage[] {
  const [t, other] = [wordsIn(locale), wordsIn(otherLocale(locale))];
  return comingOf(eventsIn(changes), today).map((event) => {
    const when = whenOf(event, today, t);
    const { way, steps, cost, languages, quietRoom, place, note, state } = event;
    const texts = [
      state && t(words.cancelled),
      note && t(note),
      place,
      ...(way ? t(way) : []),
      ...(steps ? t(steps) : []),
    ];
    return {
      path: pathToEvent(placeOf(event)),
      title: t(event.title),
      name: t(event.title),
      description: when.join('. '),
      sections: [
        {
          id: '',
          title: '',
          text: [...when, ...texts, ...[cost, languages, quietRoom].map((each) => each && t(each))]
            .filter(Boolean)
            .join('\n'),
        },
      ],
      other: other(event.title),
      words: [],
    };
  });
}
