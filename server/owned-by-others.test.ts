import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sayOwnedByOthers } from './owned-by-others.ts';
import { openedFolder } from './testing/opened-folder.ts';

const nobody = 65_534;

/** As somebody who is not root. */
async function askedBy(user: number, folder: string): Promise<string> {
  process.seteuid?.(user);
  return sayOwnedByOthers(folder).finally(() => process.seteuid?.(0));
}

// Only root can give files to others.
test.skipIf(process.getuid?.() !== 0)(
  'what is in the data folder and belongs to another user is told, with the command that mends it',
  async () => {
    const folder = openedFolder();
    const told = `\nNot all of ${folder} belongs to the user of the server. Give it to them: chown -R ${nobody} ${folder}`;
    expect(await askedBy(nobody, folder)).toBe(told);
    await chown(folder, nobody, nobody);
    await writeFile(join(folder, 'secrets.json'), '{}');
    expect(await askedBy(nobody, folder)).toBe(told);
    await chown(join(folder, 'secrets.json'), nobody, nobody);
    expect(await askedBy(nobody, folder)).toBe('');
    expect(await askedBy(nobody, join(folder, 'not there'))).toBe('');
    // root gives the folder of the database away itself.
    expect(await sayOwnedByOthers(folder)).toBe('');
  },
);
