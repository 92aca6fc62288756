import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Pages that are open while the site is renewed go on asking for the scripts they were built with: without them no button
 * there would work any more, and no form could be sent. So each build keeps those of the one before, in `earlier`.
 */
const earlier = 'earlier';

/** What the last whole build had, until this one is whole. */
const last = 'last';

/**
 * Empties a build folder for the next build, but for the scripts of the last whole one.
 * @param isWhole Whether what lies there is one.
 */
export async function clearBuild(folder: string, isWhole: boolean): Promise<void> {
  if (isWhole && existsSync(join(folder, 'site/assets'))) {
    await rm(join(folder, last), { recursive: true, force: true });
    await rename(join(folder, 'site/assets'), join(folder, last));
  }
  for (const name of await readdir(folder).catch(() => []))
    if (name !== earlier && name !== last) await rm(join(folder, name), { recursive: true });
}

/** Lays the scripts that the new build has no more beside it; what it kept itself stays where both are the same. */
export async function keepEarlier(folder: string): Promise<void> {
  if (!existsSync(join(folder, last))) return;
  for (const name of await readdir(join(folder, 'site/assets'))) await rm(join(folder, last, name), { force: true });
  if ((await readdir(join(folder, last))).length > 0) {
    await rm(join(folder, earlier), { recursive: true, force: true });
    await mkdir(join(folder, earlier));
    await rename(join(folder, last), join(folder, earlier, 'assets'));
  } else await rm(join(folder, last), { recursive: true });
}
