import { expect, test } from 'vitest';
import { searchPageOf } from './search-pages.ts';

test('a sentence with a name of another language stays one sentence', async () => {
  const html =
    '<main><h1>Help</h1><p>There’s also the <span lang="de">Sozialpsychiatrischer Dienst</span> in your district.</p></main>';
  const { sections } = await searchPageOf('/help-now', 'en', async () => html);
  expect(sections.map(({ text }) => text)).toEqual(['There’s also the Sozialpsychiatrischer Dienst in your district.']);
});
