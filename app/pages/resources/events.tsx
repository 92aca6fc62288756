import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { eventsWords } from '#content/resources/coming-soon.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead((t) => ({
  title: t(pageNames['resources/events']),
  description: t(eventsWords.lead),
}));

export default function Events() {
  const t = useWords();
  return (
    <ResourcePage page="resources/events" words={{ ...eventsWords, after: [] }}>
      <p>{t(eventsWords.soon)}</p>
    </ResourcePage>
  );
}
