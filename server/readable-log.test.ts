import { expect, test } from 'vitest';
import { readable } from './log.ts';

const time = new Date(2026, 10, 22, 9, 5, 7).toISOString();

test('a line of the log can be read by a person at a terminal', () => {
  expect(readable(JSON.stringify({ level: 30, time, migrations: ['a', 'b'], msg: 'migrations applied' }))).toBe(
    '09:05:07 migrations applied (migrations 2)\n',
  );
  expect(readable(JSON.stringify({ level: 40, time, name: 'Error', at: null, msg: 'mails wait' }))).toBe(
    '09:05:07 warning: mails wait (name Error, at null)\n',
  );
  expect(readable(JSON.stringify({ level: 50, time, msg: 'stopped' }))).toBe('09:05:07 error: stopped\n');
});
