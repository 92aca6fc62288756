import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/run.ts';

const assets = join(root, 'dist/site/assets');

test('scripts hold the values of variables and no names: unset and empty, which count alike, give the same bytes', () => {
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes('PUBLIC_'))).toEqual([]);
});
