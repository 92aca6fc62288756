import { chmod, chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sayOwnedByOthers } from './owned-by-others.ts';
import { testFolder } from './testing/test-folder.ts';

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
    const folder = testFolder();
    onTestFinished(folder.remove);
    const told = `\nNot all of ${folder.path} belongs to the user of the server. Give it to them: chown -R ${nobody} ${folder.path}`;
    await chmod(folder.path, 0o711);
    expect(await askedBy(nobody, folder.path)).toBe(told);
    await chown(folder.path, nobody, nobody);
    await writeFile(join(folder.path, 'secrets.json'), '{}');
    expect(await askedBy(nobody, folder.path)).toBe(told);
    await chown(join(folder.path, 'secrets.json'), nobody, nobody);
    expect(await askedBy(nobody, folder.path)).toBe('');
    expect(await askedBy(nobody, join(folder.path, 'not there'))).toBe('');
    // root gives the folder of the database away itself.
    expect(await sayOwnedByOthers(folder.path)).toBe('');
  },
);
