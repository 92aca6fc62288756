import { Categories } from '#app/features/resources/categories.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import type { PageProps } from '#app/page.ts';
import { pageNames } from '#content/pages.ts';
import { audiences } from '#content/resources/resource.ts';
import { resourcesWords } from '#content/resources/resources.ts';

export const head = pageHead((t) => ({
  title: t(pageNames.resources),
  description: t(resourcesWords.lead),
}));

export default function Resources({ query }: PageProps) {
  const audience = audiences.find((each) => each === query.get('for'));
  return (
    <ResourcePage page="resources" words={resourcesWords}>
      <Categories audience={audience} />
    </ResourcePage>
  );
}
