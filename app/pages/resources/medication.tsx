import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { medicationWords } from '#content/resources/coming-soon.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead((t) => ({
  title: t(pageNames['resources/medication']),
  description: t(medicationWords.lead),
}));

export default function Medication() {
  const t = useWords();
  return (
    <ResourcePage page="resources/medication" words={{ ...medicationWords, after: [] }}>
      <p>{t(medicationWords.soon)}</p>
    </ResourcePage>
  );
}
