import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

type Package = {
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { '': _, ...packages } = (JSON.parse(text) as { packages: Record<string, Package> }).packages;

test('every package is installed as what its checksum says, on every system', () => {
  const unchecked = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('no build for another system is left out: "npm ci" would refuse the file there', () => {
  const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !present.has(name))).toEqual([]);
});

test('no address of a registry stands in it, so it installs from any', () => {
  expect(text).not.toMatch(/"resolved"|\bregistry\b|\.tgz/u);
});
