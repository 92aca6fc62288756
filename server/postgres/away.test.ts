import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DeadlineError, isAway } from './away.ts';
import { connect } from './connect.ts';

const failed = (code: string, more: object = {}): Error => Object.assign(new Error('failed'), { code, ...more });

test.each([
  '08006',
  '53300',
  '57P01',
  '57014',
  '25006',
  '40001',
  '40P01',
  'CONNECTION_CLOSED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])('%s means that the database is away', (code) => {
  expect(isAway(failed(code))).toBe(true);
});

test('so do an answer that comes too late, and a socket file that is not there', async () => {
  expect(isAway(new DeadlineError('late'))).toBe(true);
  const sql = connect('postgres://nobody@%2Fnowhere:5432/none', {
    connections: 1,
    statementTimeoutMs: 0,
    purpose: 'test',
  });
  expect(isAway(await sql`select 1`.catch((error: unknown) => error))).toBe(true);
  await sql.end();
});

test('so does a pooler that says so before it ends the connection', () => {
  expect(isAway(failed('08P01', { severity_local: 'FATAL' }))).toBe(true);
  expect(isAway(failed('08P01', { severity_local: 'ERROR' }))).toBe(false);
});

test.each(['ENOSPC', 'EACCES', 'ENOENT', 'EROFS', 'EDQUOT', 'EMFILE', 'EIO', 'EINVAL', '08P01', '23505', '42P01', ''])(
  '%s does not: it is a fault that somebody must mend',
  (code) => {
    expect(isAway(failed(code, { syscall: 'open' }))).toBe(false);
  },
);

test('nor does a file of ours that cannot be read', async () => {
  expect(isAway(await readFile('/nowhere/at/all').catch((error: unknown) => error))).toBe(false);
});
