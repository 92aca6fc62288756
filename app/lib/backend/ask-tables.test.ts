import { expect, test } from 'vitest';
import { askTables } from './ask-tables.ts';

const failed = (status: number, error: { message: string; code?: string; error?: string }) =>
  askTables(Promise.resolve({ data: null, error, status }));

test('what the server takes in no more is refused in its own words, and nothing of it was kept', async () => {
  const message = 'A lot is arriving here right now.';
  expect(await failed(503, { error: 'full', message })).toMatchObject({ because: 'refused', detail: message });
});

test('any other failure from 500 on may have come after it was done', async () => {
  expect(await failed(503, { code: 'PGRST001', message: 'no database' })).toMatchObject({ because: 'unreachable' });
  expect(await failed(500, { error: 'failed', message: 'Something went wrong.' })).toMatchObject({
    because: 'unreachable',
  });
});
