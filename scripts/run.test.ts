import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configuredNames, unknownNames } from './run.ts';

test('a slip in the name of a setting is found in .env, and no setting that is explained', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  expect(unknownNames(file)).toEqual([]);
  const right = configuredNames().map((name) => `${name}=\n`);
  writeFileSync(file, `# SMTP=x\n${right.join('')}SMPT_URL="smtps://mail.example.org"\n`);
  expect(unknownNames(file)).toEqual(['SMPT_URL']);
});
