import { RichText } from '#app/blocks/rich-text.tsx';
import { SubjectList } from '#app/blocks/subject-list.tsx';
import resourcesDrawing from '#app/drawings/resources.svg';
import { Categories } from '#app/features/resources/categories.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import type { PageProps } from '#app/page.ts';
import { Heading } from '#app/ui/heading.tsx';
import { pageNames } from '#content/pages.ts';
import { printablesWords } from '#content/printables/printables.ts';
import { subjectsFor } from '#content/resources/filter.ts';
import { audiences } from '#content/resources/resource.ts';
import { resourcesWords } from '#content/resources/resources.ts';
import { subjectWords } from '#content/subjects/subject-words.ts';

export const head = pageHead(pageNames.resources, resourcesWords.lead);

export default function Resources({ t, query }: PageProps) {
  const audience = audiences.find((each) => each === query.get('for'));
  return (
    <ResourcePage page="resources" drawing={resourcesDrawing} words={resourcesWords}>
      <Heading>{t(subjectWords.title)}</Heading>
      <SubjectList />
      <Heading>{t(pageNames.printables)}</Heading>
      <p>
        <RichText text={t(printablesWords.door)} />
      </p>
      <Heading>{t(resourcesWords.collections)}</Heading>
      <Categories audience={audience}>
        {Object.entries(subjectsFor).map(([each, text]) => (
          <p key={each} data-for={each} hidden={each !== audience}>
            <RichText text={t(text)} />
          </p>
        ))}
      </Categories>
    </ResourcePage>
  );
}
