import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';
import { noteSweep } from './sweep-report.ts';

const results = [
  { title: 'home', outcome: 'passed' },
  { title: 'contact', outcome: 'failed' },
  { title: 'later', outcome: 'skipped' },
] as const;

test('writes count and date between the marks and leaves the rest alone', () => {
  const before = 'above\n<!-- sweep -->\nold\nlines\n<!-- /sweep -->\nbelow\n';
  expect(noteSweep(before, results, new Date('2026-11-20T23:00:00Z'))).toBe(
    'above\n<!-- sweep -->\nLast whole sweep: 2026-11-20, 2 checks, 1 of them found something.\n<!-- /sweep -->\nbelow\n',
  );
});

test('the document of this project has its marks', () => {
  const document = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
  expect(noteSweep(document, results, new Date())).not.toBe(document);
  expect(() => noteSweep('no marks', results, new Date())).toThrow('lost its marks');
});
