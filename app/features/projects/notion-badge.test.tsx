import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceContext } from '#app/i18n/place.ts';
import { NotionBadge } from './notion-badge.tsx';

const shown = (title?: string) =>
  renderToStaticMarkup(
    <PlaceContext value={{ pathname: '/', search: '' }}>
      <NotionBadge title={title} />
    </PlaceContext>,
  );

test('PROJ-08 the badge names the Notion page, and is not there without a title', () => {
  expect(shown('Our projects')).toContain('Connected to Notion: Our projects');
  expect(shown()).toBe('');
  expect(shown('')).toBe('');
});
