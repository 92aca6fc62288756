import { EventChanges } from '#app/blocks/event-changes.tsx';
import { EventJsonLd } from '#app/blocks/event-json-ld.tsx';
import { Missing } from '#app/blocks/missing.tsx';
import { NextStep } from '#app/blocks/next-step.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import type { Place } from '#app/i18n/place.ts';
import { Sheet } from '#app/layout/article.tsx';
import { foundAt, type Head } from '#app/layout/page-head.ts';
import { Rail } from '#app/layout/rail.tsx';
import { isOver, nextTime } from '#app/lib/published/event-days.ts';
import { timeOf, whenOf } from '#app/lib/published/event-times.ts';
import { eventAt, isPlanned, placeOf, unsaidOf } from '#app/lib/published/events.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import { firstCharacters } from '#app/lib/text/excerpt.ts';
import type { PageProps } from '#app/page.ts';
import { KeepButton } from '#app/parts/keep-button.tsx';
import { pathTo, pathToEvent } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { audienceWords } from '#content/resources/audience.ts';
import { eventWords as words, unsaidWords } from '#content/resources/event-words.ts';
import { events, type CommunityEvent } from '#content/resources/event.ts';
import { inLocale, locales } from '#contract/locale.ts';
import type { Words } from '#contract/words.ts';
import styles from './event.module.css';

const found = ({ params, t }: PageProps) => eventAt(t.now(events), params['event']);

export const isMissing = (page: PageProps) => !found(page);

export function head(_: Place, page: PageProps): Head {
  const { t, data } = page;
  const event = found(page);
  if (!event) return { title: t(words.notFound), description: t(words.notFoundText) };
  const title = t(event.title);
  return {
    title,
    description: firstCharacters(`${whenOf(event, data.today ?? '', t).join('. ')}. ${event.place}`, 300),
    ...foundAt({ path: pathToEvent(placeOf(event)), name: title }, t, locales),
  };
}

/** One event: what to know beforehand. Printed, it is one sheet. */
export default function EventPage(page: PageProps) {
  const event = found(page);
  return event ? (
    <Found event={event} today={page.data.today ?? ''} />
  ) : (
    <Missing words={words} back={pathTo('resources/events')} />
  );
}

function Found({ event, today }: { event: CommunityEvent; today: string }) {
  const t = useWords();
  const { title, place, way, steps, forWhom } = event;
  const path = inLocale(pathToEvent(placeOf(event)), t.locale);
  const address = siteUrlOf(t) + path;
  const when = whenOf(event, today, t);
  const about = { title: t(title), when: timeOf(nextTime(event, today), t) };
  const facts = (...names: readonly ('cost' | 'languages' | 'howMany' | (typeof answers)[number])[]) =>
    names.flatMap((name) => (event[name] ? { name: t(words[name]), text: t(event[name]) } : []));
  const expected = facts('arrival', 'noise', 'light', 'smells', 'breaks', 'leaving');
  const goodToKnow = facts('quietRoom', 'bring', 'ask');
  const unsaid = unsaidOf(event, today);
  return (
    <>
      <HeadedPage
        area="sage"
        title={t(title)}
        lead={when[0]}
        drawing="/drawings/events.svg"
        notice={
          <>
            {isOver(event, today) && <p>{t(words.over)}</p>}
            <EventChanges event={event} />
          </>
        }
      >
        <Rail
          next={
            isPlanned(event, today) && (
              <NextStep
                text={words.come}
                label={words.comeLabel}
                to={pathTo('contact', {
                  reason: 'hello',
                  source: 'Events',
                  message: t(words.comeMessage, about),
                })}
              />
            )
          }
        >
          <div className={isLong(event, t) ? `${styles.event} ${styles.long}` : styles.event}>
            <Sheet
              area="sage"
              sections={[
                {
                  title: t(words.short),
                  body: (
                    <FactList
                      facts={[
                        { name: t(words.when), text: when },
                        { name: t(words.where), text: place },
                        ...facts('cost'),
                        { name: t(words.forWhom), text: forWhom.map((each) => t(audienceWords[each])).join(', ') },
                        ...facts('languages', 'howMany'),
                      ]}
                    />
                  ),
                },
                way && {
                  title: t(words.way),
                  drawing: '/drawings/part-door.svg',
                  body: t(way).map((line) => <p key={line}>{line}</p>),
                },
                (steps || expected.length > 0) && {
                  title: t(words.expect),
                  drawing: '/drawings/part-clipboard.svg',
                  body: (
                    <>
                      {steps && <Lines of={t(steps)} as="ol" />}
                      <FactList facts={expected} />
                    </>
                  ),
                },
                goodToKnow.length > 0 && { title: t(words.goodToKnow), body: <FactList facts={goodToKnow} /> },
                unsaid.length > 0 && {
                  title: t(words.unknown),
                  body: (
                    <>
                      <p>{t(words.unknownText)}</p>
                      <Lines of={unsaid.map((names) => names.map((name) => t(unsaidWords[name])).join(', '))} />
                      <p>
                        <Link
                          to={pathTo('contact', {
                            reason: 'question',
                            source: 'Events',
                            message: t(words.askMessage, about),
                          })}
                        >
                          {t(words.askAbout)}
                        </Link>
                      </p>
                    </>
                  ),
                },
              ].filter((section) => !!section)}
            />
          </div>
          <p className={styles.ways}>
            <a className={buttonClass('quiet')} href={`${path}.ics`}>
              {t(words.toCalendar)}
            </a>
            <Link className={buttonClass('quiet')} to={pathTo('resources/events')}>
              {t(words.back)}
            </Link>
            <KeepButton id={pathToEvent(placeOf(event)).slice(1)} name={t(title)} />
          </p>
        </Rail>
      </HeadedPage>
      <EventJsonLd event={event} today={today} address={address} />
    </>
  );
}

/** Whether it needs smaller letters to stand on one sheet: in those of all paper a sheet has room for 1,600 characters. */
const isLong = ({ way, steps, ...event }: CommunityEvent, t: Words): boolean =>
  [
    ...(way ? t(way) : []),
    ...(steps ? t(steps) : []),
    ...answers.map((name) => (event[name] ? t(event[name]) : '')),
  ].join('').length > 1_100;

const answers = ['arrival', 'noise', 'light', 'smells', 'breaks', 'leaving', 'quietRoom', 'bring', 'ask'] as const;
