import { lstat, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inShell } from './in-shell.ts';

/**
 * What to say beside a failure where a folder, or something in it, belongs to another user, because somebody has once
 * started the site as root, for example. Out: a sentence on a line of its own, or nothing.
 */
export async function sayOwnedByOthers(folder: string): Promise<string> {
  const path = resolve(folder);
  const user = process.geteuid?.();
  // root may do everything, and gives PostgreSQL's folder to a user of its own. Windows has other rights.
  if (!user) return '';
  const names = await readdir(path).catch(() => []);
  const isOurs = async (file: string): Promise<boolean> =>
    lstat(file).then(
      ({ uid }) => uid === user,
      () => true,
    );
  const areOurs = await Promise.all([path, ...names.map((name) => join(path, name))].map(isOurs));
  if (!areOurs.includes(false)) return '';
  return `\nNot all of ${path} belongs to the user of the server. Give it to them: chown -R ${user} ${inShell(path)}`;
}
