import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRequirements, unproven } from './requirements.ts';
import { root } from './run.ts';

const requirements = parseRequirements(`
## NAV Frame
- NAV-01 [1] Every page has header, a second bar, and footer.
- NAV-09 [3] Header has a Bold toggle.
- CALM-20 [1] axe finds nothing.
`);

test('reads ids with the number they are due with', () => {
  expect(requirements.map(({ id, due }) => `${id} ${due}`)).toEqual(['NAV-01 1', 'NAV-09 3', 'CALM-20 1']);
});

test('only a passed test proves, and one may prove several', () => {
  const named = (title: string, outcome: 'passed' | 'failed' | 'skipped') => [{ title, outcome }];
  const open = (...results: Parameters<typeof unproven>[1]) => unproven(requirements, results, 1).map(({ id }) => id);
  expect(open()).toEqual(['NAV-01', 'CALM-20']);
  expect(open(...named('NAV-01 CALM-20 on every page', 'passed'))).toEqual([]);
  expect(open(...named('NAV-01 on every page', 'failed'), ...named('CALM-20 axe', 'skipped'))).toEqual([
    'NAV-01',
    'CALM-20',
  ]);
});

test('an id inside a longer one proves nothing', () => {
  expect(unproven(requirements, [{ title: 'NAV-011', outcome: 'passed' }], 1).map(({ id }) => id)).toContain('NAV-01');
});

// So many the list had first; a line of it is reworded, never taken out.
const firstVersion = 286;

test('the list in docs/ is complete and each id is there once', () => {
  const list = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const ids = parseRequirements(list).map(({ id }) => id);
  expect(ids).toHaveLength(list.match(/^- /gm)!.length);
  expect(ids.length).toBeGreaterThanOrEqual(firstVersion);
  expect(new Set(ids).size).toBe(ids.length);
});
