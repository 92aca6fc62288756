import { expect, test } from 'vitest';
import { allWell, runStages, summary } from './stages.ts';

const nothing = () => {};
const passes = (name: string) => ({ name, run: async () => true });
const fails = (name: string) => ({ name, run: async () => false });

test('stops at the first stage that fails and still lists the rest', async () => {
  const outcomes = await runStages([passes('lint'), fails('types'), passes('unit')], nothing);
  expect(outcomes.map(({ name, result }) => `${name} ${result}`)).toEqual(['lint ok', 'types failed', 'unit not run']);
  expect(allWell(outcomes)).toBe(false);
  expect(summary(outcomes)).toContain('unit                  –  not run');
});

test('a stage that throws has failed and says why', async () => {
  const said: string[] = [];
  const broken = { name: 'build', run: () => Promise.reject(new Error('no such file')) };
  expect(allWell(await runStages([broken], (line) => said.push(line)))).toBe(false);
  expect(said).toContain('no such file');
});

test('all is well when every stage passed', async () => {
  expect(allWell(await runStages([passes('lint'), passes('unit')], nothing))).toBe(true);
});

test('what stands in a list runs beside each other, and what comes next waits for all of it', async () => {
  const told: string[] = [];
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const waits = { name: 'server', run: () => begun.then(() => told.push('server') > 0) };
  const helps = { name: 'browser', run: async () => (begin(), false) };
  const outcomes = await runStages([[waits, helps], passes('requirements')], nothing);
  expect(told).toEqual(['server']);
  expect(outcomes.map(({ name, result }) => `${name} ${result}`)).toEqual([
    'server ok',
    'browser failed',
    'requirements not run',
  ]);
});
