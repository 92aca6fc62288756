import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { exerciseWords } from '#content/resources/coming-soon.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead((t) => ({
  title: t(pageNames['resources/exercise']),
  description: t(exerciseWords.lead),
}));

export default function Exercise() {
  const t = useWords();
  return (
    <ResourcePage page="resources/exercise" words={{ ...exerciseWords, after: [] }}>
      <p>{t(exerciseWords.soon)}</p>
    </ResourcePage>
  );
}
