import { expect, test } from 'vitest';
import { builtUrls, projectCategories } from '#app/paths.ts';
import { projects } from '#content/projects/built-in.ts';
import { categoryOf, projectTags, slugOf, tagAt } from '#content/projects/project-tags.ts';
import { projectsIn } from './category-projects.tsx';

test('PROJ-03 a category is found in any case, with spaces or hyphens, also by its German name', () => {
  for (const written of ['Community Support', 'community-support', 'COMMUNITY_support', ' community SUPPORT '])
    expect(tagAt(categoryOf(written))).toBe('Community Support');
  expect(tagAt(categoryOf('Gegenseitige Hilfe'))).toBe('Community Support');
  expect(tagAt(categoryOf('gardening'))).toBeUndefined();
  expect(projectsIn('Health').map(({ id }) => id)).toEqual(['shared-breastfeeding']);
  expect(projectsIn(undefined)).toEqual([]);
});

test('PROJ-03 every tag has its category page in both languages', () => {
  expect(projectCategories).toEqual(Object.keys(projectTags).map(slugOf));
  for (const category of projectCategories)
    for (const prefix of ['', '/de']) expect(builtUrls()).toContain(`${prefix}/projects/category/${category}`);
});

test('PROJ-04 the two built-in projects have every field of a project', () => {
  const fields = [
    'backgroundColor',
    'coverImageUrl',
    'description',
    'gradient',
    'id',
    'slug',
    'summary',
    'tags',
    'title',
  ];
  expect(projects.map(({ id, tags }) => [id, tags])).toEqual([
    ['kinderkuche', ['Children', 'Cooking', 'Community', 'Education']],
    ['shared-breastfeeding', ['Community Support', 'Parenting', 'Health', 'Connection']],
  ]);
  for (const project of projects) expect(Object.keys(project).toSorted()).toEqual(fields);
});
