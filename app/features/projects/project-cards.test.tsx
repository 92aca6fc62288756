import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceContext } from '#app/i18n/place.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { ProjectCards } from './project-cards.tsx';

test('PROJ-01 without projects the list says so', () => {
  const shown = renderToStaticMarkup(
    <PlaceContext value={{ pathname: '/', search: '' }}>
      <ProjectCards projects={[]} empty={projectPageWords.none.en} />
    </PlaceContext>,
  );
  expect(shown).toBe('<p>No projects found.</p>');
});
