import { useWords } from '#app/i18n/locale.ts';
import { Article } from '#app/layout/article.tsx';
import { NextStep } from '#app/blocks/next-step.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { passageSections } from '#app/blocks/passages.tsx';
import { ResourceNav } from '#app/blocks/resource-nav.tsx';
import { pathTo } from '#app/paths.ts';
import { eventsLead, eventsNext, eventsNow, eventsPassages } from '#content/resources/events.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead((t) => ({ title: t(pageNames['resources/events']), description: t(eventsLead) }));

/** Says that nothing is planned, which is true until the team has a date, and what to expect when it has. */
export default function Events() {
  const t = useWords();
  const path = pathTo('contact', { reason: 'question', message: t(eventsNext.message), source: 'Events' });
  return (
    <Article
      area="sage"
      title={t(pageNames['resources/events'])}
      lead={t(eventsLead)}
      drawing="/drawings/events.svg"
      notice={
        <>
          <h2>{t(eventsNow.title)}</h2>
          <p>{t(eventsNow.text)}</p>
        </>
      }
      sections={passageSections(t, eventsPassages)}
      next={<NextStep text={t(eventsNext.text)} label={t(eventsNext.label)} to={path} />}
      end={<ResourceNav current="resources/events" />}
    />
  );
}
