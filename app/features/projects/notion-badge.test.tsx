import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NotionBadge } from './notion-badge.tsx';

const shown = (title?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NotionBadge title={title} />
    </MemoryRouter>,
  );

test('PROJ-08 the badge names the Notion page, and is not there without a title', () => {
  expect(shown('Our projects')).toContain('Connected to Notion: Our projects');
  expect(shown()).toBe('');
  expect(shown('')).toBe('');
});
