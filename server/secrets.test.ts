import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepSecrets } from './secrets.ts';
import { testFolder } from './testing/test-folder.ts';

test('SEC-04 generated secrets are long, all different, kept, and readable for their owner only', async () => {
  const folder = testFolder();
  onTestFinished(folder.remove);
  const secrets = await keepSecrets(folder.path);
  const values = Object.values(secrets);
  expect(new Set(values).size).toBe(4);
  for (const value of values) expect(value.length).toBeGreaterThanOrEqual(64);
  expect((await stat(join(folder.path, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(await keepSecrets(folder.path)).toEqual(secrets);
});

test('SEC-04 a damaged or weakened file is refused and left as it is', async () => {
  const folder = testFolder();
  onTestFinished(folder.remove);
  const file = join(folder.path, 'secrets.json');
  for (const content of ['{"jwtSecret":"short"}', '{"postgres":7}', '{"jwtSec']) {
    await writeFile(file, content, { mode: 0o644 });
    await expect(keepSecrets(folder.path)).rejects.toThrow('is damaged');
    expect(await readFile(file, 'utf8')).toBe(content);
  }
});

test('a file that is gone beside a database is not made anew: the database would not open', async () => {
  const folder = testFolder();
  onTestFinished(folder.remove);
  await mkdir(join(folder.path, 'postgres'));
  await writeFile(join(folder.path, 'postgres/PG_VERSION'), '18');
  await expect(keepSecrets(folder.path)).rejects.toThrow('secrets.json is gone');
  expect(await readdir(folder.path)).toEqual(['postgres']);
});
