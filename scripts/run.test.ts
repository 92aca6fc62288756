import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '#server/testing/test-folder.ts';
import { configuredNames, unknownNames } from './run.ts';

test('a slip in the name of a setting is found in .env, and no setting that is explained', () => {
  const folder = testFolder();
  onTestFinished(folder.remove);
  const file = join(folder.path, '.env');
  expect(unknownNames(file)).toEqual([]);
  const right = configuredNames().map((name) => `${name}=\n`);
  writeFileSync(file, `# SMTP=x\n${right.join('')}SMPT_URL="smtps://mail.example.org"\n`);
  expect(unknownNames(file)).toEqual(['SMPT_URL']);
});
