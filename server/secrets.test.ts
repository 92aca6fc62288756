import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepSecrets } from './secrets.ts';
import { openedFolder } from './testing/opened-folder.ts';

test('SEC-04 generated secrets are long, all different, kept, and readable for their owner only', async () => {
  const folder = openedFolder();
  const secrets = await keepSecrets(folder);
  const values = Object.values(secrets);
  expect(new Set(values).size).toBe(4);
  for (const value of values) expect(value.length).toBeGreaterThanOrEqual(64);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(await keepSecrets(folder)).toEqual(secrets);
});

test('SEC-04 a damaged or weakened file is refused and left as it is', async () => {
  const folder = openedFolder();
  const file = join(folder, 'secrets.json');
  for (const content of ['{"jwtSecret":"short"}', '{"postgres":7}', '{"jwtSec']) {
    await writeFile(file, content, { mode: 0o644 });
    await expect(keepSecrets(folder)).rejects.toThrow('is damaged');
    expect(await readFile(file, 'utf8')).toBe(content);
  }
});

test('a file that is gone beside a database is not made anew: the database would not open', async () => {
  const folder = openedFolder();
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres/PG_VERSION'), '18');
  await expect(keepSecrets(folder)).rejects.toThrow('secrets.json is gone');
  expect(await readdir(folder)).toEqual(['postgres']);
});
