import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { pathTo } from '#app/paths.ts';
import { Box } from '#app/ui/box.tsx';
import { eventsLead, eventsNext, eventsNow, eventsPassages } from '#content/resources/events.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead((t) => ({ title: t(pageNames['resources/events']), description: t(eventsLead) }));

/** Says that nothing is planned, which is true until the team has a date, and what to expect when it has. */
export default function Events() {
  const t = useWords();
  const path = pathTo('contact', { reason: 'question', message: t(eventsNext.message), source: 'Events' });
  return (
    <ResourcePage
      page="resources/events"
      words={{ lead: eventsLead, after: [], next: { text: eventsNext.text, label: eventsNext.label, path } }}
    >
      <Box>
        <h2>{t(eventsNow.title)}</h2>
        <p>{t(eventsNow.text)}</p>
      </Box>
      <Passages passages={eventsPassages} />
    </ResourcePage>
  );
}
