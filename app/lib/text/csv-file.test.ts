import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['Hi;=1+1;', `"Hi;'=1+1;"`],
  ['Hi;"=1+1;', `"Hi;'""=1+1;"`],
  ['Hi,\u00A0@SUM(A1)', `"Hi,'\u00A0@SUM(A1)"`],
  ['Hi\n\n=1+1\r\n-1', `"Hi\n\n'=1+1\r\n'-1"`],
  ['\t+1', `"'\t'+1"`],
  ['a@example.org, 2 - 1 = 1', '"a@example.org, 2 - 1 = 1"'],
])('what a visitor wrote runs nowhere, also where a spreadsheet parts cells in another way: %j', (text, cell) => {
  for (const locale of ['en', 'de'] as const) expect(csvFile([[text]], locale)).toBe(`\uFEFF${cell}\r\n`);
});
