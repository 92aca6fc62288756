import { expect, test, vi } from 'vitest';
import { bareAssets as assets } from '#build/islands.ts';
import { patternOf, projectMeant } from './published-addresses.ts';
import { drawPage, renderer } from './render.tsx';

/** A letter with as many marks as fit into the line of a request. */
const marked = (letter: string) => encodeURIComponent(`${letter}${'\u0301\u0323'.repeat(1300)}`);

test('SEC-18 what is longer than any category or project leads nowhere, and nobody looks at it twice', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  for (const path of ['/projects/category/', '/de/projects/category/', '/projects/']) {
    expect(patternOf(path + marked('a'))).toBeUndefined();
    expect(projectMeant(path + marked('a'), [])).toBeUndefined();
  }
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
  expect(patternOf(`/projects/category/${'a'.repeat(61)}`)).toBeUndefined();
  expect(patternOf(`/projects/${'a'.repeat(101)}`)).toBeUndefined();
});

test('the longest category and the longest address of a project are found, also with marks beside their letters', () => {
  for (const says of [
    'a'.repeat(60),
    'ü'.repeat(60),
    'ǖ'.repeat(60).normalize('NFD'),
    '한'.repeat(60).normalize('NFD'),
  ])
    expect(patternOf(`/projects/category/${encodeURIComponent(says)}`)).toEqual({ is: 'project-category', says });
  expect(patternOf(`/projects/${'a'.repeat(100)}`)?.is).toBe('project');
});

test('SEC-18 a category is read once for its page, and each tag once when it comes from the table', async () => {
  const rows = Array.from({ length: 200 }, (_, nr) => ({
    id: String(nr),
    title: 'Garden',
    tags: Array.from({ length: 20 }, (_unused, tag) => `Tag ${tag} of ${nr}`),
  }));
  const projects = renderer.readProjects(rows);
  const place = { pathname: '/projects/category/Tag%207%20of%20150', search: '' };
  // Modules are loaded by the first drawing.
  await drawPage(place, assets);
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const { html } = await drawPage(place, assets, { projects });
  const asked = normalize.mock.contexts.filter((text) => String(text) === 'Tag 7 of 150').length;
  const others = normalize.mock.contexts.filter((text) => /^Tag (?!7 of 150)/u.test(String(text))).length;
  normalize.mockRestore();
  expect(html.match(/<h2[^>]*>Garden|>Garden</gu)).not.toBeNull();
  // For the address, the head and the page.
  expect([asked <= 4, others]).toEqual([true, 0]);
});
