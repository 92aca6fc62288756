import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { lifeHacksWords } from '#content/resources/coming-soon.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead((t) => ({
  title: t(pageNames['resources/life-hacks']),
  description: t(lifeHacksWords.lead),
}));

export default function LifeHacks() {
  const t = useWords();
  return (
    <ResourcePage page="resources/life-hacks" words={{ ...lifeHacksWords, after: [] }}>
      <p>{t(lifeHacksWords.soon)}</p>
    </ResourcePage>
  );
}
