import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { lifeHacksWords } from '#content/coming-soon.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead((t) => ({
  title: t.of(pageNames['resources/life-hacks']),
  description: t.of(lifeHacksWords.lead),
}));

export default function LifeHacks() {
  const t = useWords();
  return (
    <ResourcePage page="resources/life-hacks" words={{ ...lifeHacksWords, after: [] }}>
      <p>{t.of(lifeHacksWords.soon)}</p>
    </ResourcePage>
  );
}
