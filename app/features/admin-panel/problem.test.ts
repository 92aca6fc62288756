import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { statementProblems } from '#content/team/admin-panel.ts';
import { wordsIn } from '#contract/words.ts';
import { explain, explainStatement } from './explain.ts';
import { inShort, isForAdmins, problemOf } from './problem.ts';

const cannotConnect = 'Cannot connect to Supabase. Please check your internet connection.';
const of = (code: string, status: number, message = 'in its words') =>
  explain({ code, status, message }, wordsIn('en'));

test('ADM-04 ADM-05 ADM-06 the codes of the specification, and those of today', () => {
  expect(of('NETWORK_ERROR', 500)).toBe(cannotConnect);
  expect(of('', 0)).toBe(cannotConnect);
  for (const code of ['42P01', 'PGRST205']) expect(of(code, 404)).toBe("Projects table doesn't exist yet...");
  for (const [code, status] of [
    ['PGRST301', 401],
    ['42501', 403],
  ] as const)
    expect(of(code, status)).toBe('Row-level security prevented access. Check your RLS policies.');
  expect(of('42703', 400)).toBe('Error: in its words');
  // A server that answers, but has no database.
  expect(of('PGRST001', 503)).toBe('Error: in its words');
  // One that takes in nothing more for a moment.
  expect(explain({ error: 'full', status: 503, message: 'in its words' }, wordsIn('en'))).toBe('Error: in its words');
});

test('ADM-04 what the client really says when nobody answers, and when somebody in between does', async () => {
  const server = createServer((_, answer) => answer.writeHead(502).end('<h1>Bad Gateway</h1>')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new PostgrestClient(`http://127.0.0.1:${port}`, { retry: false });
  const between = await client.from('projects').select('id');
  expect([between.status, between.error?.code]).toEqual([502, undefined]);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  const nobody = await client.from('projects').select('id');
  expect([nobody.status, nobody.error?.code, nobody.error?.message]).toEqual([0, '', 'TypeError: fetch failed']);
  for (const { status, error } of [between, nobody])
    expect(problemOf({ code: error?.code, message: error?.message ?? '', status })).toBe('away');
});

test('a refusal for want of a role is told apart from one by a policy', () => {
  const message = 'permission denied for function exec_sql';
  expect(isForAdmins({ code: '42501', message, status: 403 })).toBe(true);
  expect(isForAdmins({ code: '42501', message: 'permission denied for schema auth', status: 403 })).toBe(false);
  expect(explainStatement({ code: '42501', message, status: 403 }, wordsIn('de'))).toBe(
    'Dein Konto hat keine Admin-Rolle',
  );
});

test('ADM-09 a mistake in a statement is told in plain words where there are some, otherwise in those of the server', () => {
  const told = (code: string) => explainStatement({ code, message: 'in its words', status: 400 }, wordsIn('en'));
  for (const [code, { en }] of Object.entries(statementProblems)) expect(told(code)).toBe(en);
  expect(told('22012')).toBe('Error: in its words');
});

test('a page in place of an answer is told in one short line', () => {
  expect(inShort({ message: '<html><b>Not\n here</b></html>', status: 404 })).toBe('Not here');
  expect(inShort({ message: '', status: 418 })).toBe('418');
  expect(inShort({ message: 'x'.repeat(400) })).toHaveLength(302);
});
