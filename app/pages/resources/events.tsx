import { EventList } from '#app/blocks/event-list.tsx';
import { NextStep } from '#app/blocks/next-step.tsx';
import { passageSections } from '#app/blocks/passages.tsx';
import { KeptResourceNav, ResourceNav } from '#app/blocks/resource-nav.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Article } from '#app/layout/article.tsx';
import { headOf } from '#app/layout/page-head.ts';
import { comingOf } from '#app/lib/published/events.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { firstEventSource } from '#content/contact/first-event.ts';
import { pageNames } from '#content/pages.ts';
import { eventsPage } from '#content/resources/event-words.ts';
import { events, type CommunityEvent } from '#content/resources/event.ts';
import { eventsLead, eventsNext, eventsNow, eventsPassages } from '#content/resources/events.ts';
import { audiences } from '#content/resources/resource.ts';
import { calendarPath } from '#contract/events.ts';
import { inLocale } from '#contract/locale.ts';
import type { Words } from '#contract/words.ts';

const planned = ({ t, data }: PageProps) => comingOf(t.now(events), data.today);

export const head = headOf((page: PageProps) => ({
  title: page.t(pageNames['resources/events']),
  description: page.t(planned(page).length > 0 ? eventsPage.lead : eventsLead),
}));

export default function Events(page: PageProps) {
  const all = planned(page);
  return all.length > 0 ? <Planned all={all} {...page} /> : <NothingPlanned />;
}

const frame = { area: 'sage', drawing: '/drawings/events.svg' } as const;

function Planned({ all, query, data: { today = '' } }: PageProps & { all: readonly CommunityEvent[] }) {
  const t = useWords();
  const audience = audiences.find((each) => each === query.get('for'));
  const message = { reason: 'question', message: t(eventsPage.askMessage), source: 'Events' };
  return (
    <Article
      {...frame}
      title={t(pageNames['resources/events'])}
      lead={t(eventsPage.lead)}
      sections={[
        {
          title: t(eventsPage.title),
          body: <EventList events={all} today={today} audience={audience} />,
        },
        ...passageSections(
          t,
          eventsPassages.filter(({ id }) => id === 'always'),
        ),
        calendarSection(t),
      ]}
      next={<NextStep text={eventsPage.ask} label={eventsPage.askLabel} to={pathTo('contact', message)} />}
      end={<ResourceNav current="resources/events" />}
    />
  );
}

/** How to hear of every event without telling us: also of the first one. */
const calendarSection = (t: Words) => ({
  title: t(eventsPage.calendar),
  drawing: '/drawings/part-plan.svg',
  body: (
    <>
      <p>{t(eventsPage.calendarText)}</p>
      <p>
        <a href={inLocale(calendarPath, t.locale)}>{siteUrlOf(t) + inLocale(calendarPath, t.locale)}</a>
      </p>
    </>
  ),
});

/** Says that nothing is planned, which is true until the team has a date, and what to expect when it has. */
function NothingPlanned() {
  const t = useWords();
  const path = pathTo('contact', { reason: 'question', message: t(eventsNext.message), source: firstEventSource });
  return (
    <Article
      {...frame}
      title={t(pageNames['resources/events'])}
      lead={t(eventsLead)}
      notice={
        <>
          <h2>{t(eventsNow.title)}</h2>
          <p>
            <RichText text={t(eventsNow.text)} />
          </p>
        </>
      }
      sections={[...passageSections(t, eventsPassages), calendarSection(t)]}
      next={<NextStep {...eventsNext} to={path} />}
      end={<KeptResourceNav current="resources/events" />}
    />
  );
}
