import { Categories } from '#app/features/resources/categories.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { pageNames } from '#content/pages.ts';
import { resourcesWords } from '#content/resources/resources.ts';

export const head = pageHead((t) => ({
  title: t(pageNames.resources),
  description: t(resourcesWords.lead),
}));

export default function Resources() {
  return (
    <ResourcePage page="resources" words={resourcesWords}>
      <Categories />
    </ResourcePage>
  );
}
