import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { projectPageWords } from '#content/projects/project-page.ts';
import { ProjectCards } from './project-cards.tsx';

test('PROJ-01 without projects the list says so', () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <ProjectCards projects={[]} empty={projectPageWords.none.en} />
    </MemoryRouter>,
  );
  expect(shown).toBe('<p>No projects found.</p>');
});
