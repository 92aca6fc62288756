import { expect, test } from 'vitest';
import { begin } from './standing.ts';
import { readValues, type Values } from './values.ts';

test('CALM-05 a draft that another version of the site has kept in this tab, with a field less, begins whole', () => {
  const typed = { ...readValues({}), title: 'A quiet garden' };
  const { title_de: missing, ...kept } = typed;
  const { standing, isDraft } = begin(undefined, undefined, { draft: { values: kept as Values, beganWith: null } });
  expect([standing.values, isDraft, missing]).toEqual([typed, true, '']);
});
