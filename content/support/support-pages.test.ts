import { expect, test } from 'vitest';
import { members } from '#content/about/team.ts';
import { workbagLinks } from '#content/contact/workbag.ts';
import { storage, warning } from '#content/projects/shared-breastfeeding.ts';
import { site } from '#content/site.ts';
import { budget, phases } from './mission.ts';
import { fundingProjects, neededItems } from './support.ts';

test('SUP-03 four funding projects with their amounts', () => {
  expect(
    fundingProjects.map(({ title, targetAmount, currentAmount }) => [title.en, targetAmount, currentAmount]),
  ).toEqual([
    ['3D printer', 1200, 450],
    ['Yoga studio rent', 900, 300],
    ['Sensory equipment', 750, 200],
    ['Workshop materials', 500, 125],
  ]);
});

test('SUP-04 the four things we need', () => {
  expect(neededItems.map(({ title }) => title.en)).toEqual([
    'Fidget toys',
    'Noise-cancelling headphones',
    'Weighted blankets',
    'Educational books',
  ]);
});

test('SUP-06 a workbag link has exactly its fields', () => {
  for (const link of workbagLinks)
    expect(Object.keys(link).toSorted()).toEqual(['defaultMessage', 'description', 'id', 'reason', 'source', 'title']);
});

test('SUP-07 the card of the founder is open for the team to write, and invents nobody until then', () => {
  const [{ example, ...founder }] = members;
  expect(example).toBe(true);
  expect(founder).toMatchObject({ name: site.name, books: [] });
  expect(JSON.stringify(founder)).not.toMatch(/example|beispiel/iu);
});

test('SUP-10 the plan never adds up to more than the goal, and the buffer is 500 euro', () => {
  expect(site.mission.goal).toBe(5000);
  expect(budget.reduce((total, { most }) => total + most, 0)).toBeLessThanOrEqual(site.mission.goal);
  expect(budget.map(({ least, most }) => [least, most])).toEqual([
    [120, 120],
    [1500, 1700],
    [1600, 2200],
    [500, 500],
  ]);
});

test('SUP-11 four phases, one of them highlighted with its text', () => {
  expect(phases).toHaveLength(4);
  expect(phases.filter(({ highlight }) => highlight).map(({ text }) => text?.en)).toEqual(['Current goal: 1,500 euro']);
});

test('PROJ-06 the stricter figure stands before the other one', () => {
  expect(storage.rows.en).toEqual([
    ['Room, up to 25 °C', 'up to 4 hours', '4-6 hours'],
    ['Fridge, below 4 °C', 'up to 3 days', 'up to 4 days'],
    ['Freezer, −18 °C or colder', 'up to 6 months', 'up to 6 months'],
  ]);
});

test('CALM-15 the milk warning says the official advice in both languages', () => {
  expect(warning.text.en).toContain('advise against');
  expect(warning.text.de).toContain('raten davon ab');
});
