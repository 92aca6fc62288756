import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import messages from '#content/messages/en.json' with { type: 'json' };
import { ProjectCards } from './project-cards.tsx';

test('PROJ-01 without projects the list says so', () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <ProjectCards projects={[]} empty={messages['projects.none']} />
    </MemoryRouter>,
  );
  expect(shown).toBe('<p>No projects found.</p>');
});
