import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Above it a kept library would be less to look after (docs/decisions/068-offline.md).
test('the worker has less than 150 lines, beside comments', () => {
  const lines = readFileSync(new URL('./worker.ts', import.meta.url), 'utf8').split('\n');
  const ofCode = lines.filter((line) => !/^\s*(?:\/\/|\/\*|\*|$)/u.test(line));
  expect(ofCode.length).toBeGreaterThan(50);
  expect(ofCode.length).toBeLessThan(150);
});
