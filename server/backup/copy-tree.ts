import { chmod, chown, constants, copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnixIdentity } from '#server/postgres/identity.ts';

/**
 * Copies a folder that others may still write into: what goes away meanwhile is left out. Modes stay; the copy belongs to
 * `owner`, or to us. Where the file system can, no byte is copied twice.
 * @param isCopied Asked for each path below the folder.
 */
export async function copyTree(
  from: string,
  to: string,
  owner: UnixIdentity | undefined,
  isCopied: (path: string) => boolean = () => true,
): Promise<void> {
  await copyInto('');

  async function copyInto(path: string): Promise<void> {
    const [source, copy] = [join(from, path), join(to, path)];
    const found = await lstat(source).catch(unlessGone);
    if (!found) return;
    if (found.isDirectory()) {
      await mkdir(copy, { recursive: true });
      for (const name of (await readdir(source).catch(unlessGone)) ?? []) {
        const inside = join(path, name);
        if (isCopied(inside)) await copyInto(inside);
      }
    } else if (!found.isFile() || (await copyFile(source, copy, constants.COPYFILE_FICLONE).catch(unlessGone)) === null)
      return;
    await chmod(copy, found.mode & 0o777);
    if (owner) await chown(copy, owner.uid, owner.gid);
  }
}

/** Out: null where it is gone. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
