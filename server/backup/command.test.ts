import { expect, test } from 'vitest';
import { usualFile } from './command.ts';

test('two backups of one minute have names of their own, in the order of their time', () => {
  const names = ['2026-11-20T03:15:02Z', '2026-11-20T03:15:40Z'].map((time) => usualFile(new Date(time)));
  expect(names[0]).toBe('backups/ecosystem-2026-11-20-031502.tar.gz');
  expect(names.toSorted()).toEqual(names);
  expect(new Set(names).size).toBe(2);
});
