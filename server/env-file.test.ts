import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';
import { openedFolder } from './testing/opened-folder.ts';

function read(content: string | Uint8Array) {
  const folder = openedFolder();
  const file = join(folder, '.env');
  writeFileSync(file, content);
  return readEnvFile(file);
}

test('a .env of an editor of Windows is read as any other: the mark in front is no part of the first name', () => {
  const windows =
    '\uFEFFPORT=4000\r\n# A note\r\n\r\nMAIL_TO="a@example.org, b@example.org"\r\nexport SIGN_UP=off # for now\r\n';
  const values = { PORT: '4000', MAIL_TO: 'a@example.org, b@example.org', SIGN_UP: 'off' };
  expect(read(windows)).toEqual({ values, faults: [] });
  expect(read('SMTP_URL="smtps://me:pa#ss@mail.example.org" # ours\nHOST= # all\nPORT=\n').faults).toEqual([]);
});

test('what would be left out, or read as something else, is named by its line or name, and never quoted', () => {
  const { faults } = read(
    [
      'PORT: 4000',
      '=secret',
      'MAIL_TO=“team@example.org”',
      "MAIL_FROM='hello@example.org",
      'JWT_SECRET=secret#secret',
      'PORT 4000',
    ].join('\n'),
  );
  expect(faults.map((fault) => fault.split(' ').slice(0, 4).join(' '))).toEqual([
    'Line 1 of .env',
    'Line 2 of .env',
    'MAIL_TO stands in quotes',
    'MAIL_FROM begins with a',
    'JWT_SECRET has a #',
    'Line 6 of .env',
  ]);
  expect(faults.join()).not.toContain('secret');
});

test('a file that is not there sets nothing; one that cannot be read is told', () => {
  const folder = openedFolder();
  const file = join(folder, '.env');
  expect(readEnvFile(file)).toEqual({ values: {}, faults: [] });
  mkdirSync(file);
  expect(readEnvFile(file).faults.join()).toMatch(/^The file \.env cannot be read: EISDIR/u);
  // As PowerShell writes it, and an old editor.
  for (const bytes of [
    Buffer.from('\uFEFFPORT=4000\r\n', 'utf16le'),
    Buffer.from('PUBLIC_ACCOUNT_HOLDER=Förderer', 'latin1'),
  ])
    expect(read(bytes).faults).toEqual([expect.stringContaining('save it as UTF-8')]);
});
