import { expect, test } from 'vitest';
import { projectTags } from '#content/projects/projects.ts';
import { tagNames } from './project-editor.ts';

test('the editor calls the tags what the pages call them', () => {
  const pairs = Object.entries(projectTags).map(([tag, { en, de }]) => [tag, [en, de]]);
  expect(tagNames).toEqual(Object.fromEntries(pairs));
});
