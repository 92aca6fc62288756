import { useWords } from '#app/i18n/locale.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { exerciseWords } from '#content/resources/coming-soon.ts';
import { pageNames } from '#content/pages.ts';

export const meta = pageMeta((t) => ({
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
