import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceContext } from '#app/i18n/place.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { NotionBadge, ProjectCards } from './project-cards.tsx';

const drawn = (part: ReactNode): string =>
  renderToStaticMarkup(<PlaceContext value={{ pathname: '/', search: '' }}>{part}</PlaceContext>);

test('PROJ-01 without projects the list says so', () => {
  const shown = drawn(<ProjectCards projects={[]} empty={projectPageWords.none.en} />);
  expect(shown).toBe('<p>No projects found.</p>');
});

test('PROJ-08 the badge names the Notion page, and is not there without a title', () => {
  expect(drawn(<NotionBadge title="Our projects" />)).toContain('Connected to Notion: Our projects');
  expect(drawn(<NotionBadge />)).toBe('');
  expect(drawn(<NotionBadge title="" />)).toBe('');
});
