import { inspect } from 'node:util';
import { makeBundles } from '#build/bundles.ts';
import { compress } from '#build/compress.ts';
import { clearBuild, keepEarlier } from '#build/earlier-scripts.ts';
import { buildFolder } from '#build/folder.ts';
import { drawIcons } from '#build/icons.ts';
import { writePages } from '#build/write-pages.ts';
import { readSettings, sayFaults } from '#server/env.ts';
import { sayWithoutRoom } from '#server/free-room.ts';
import { inShell } from '#server/in-shell.ts';
import { buildKey, storedKey, storeKey } from './build-stale.ts';
import { everythingOpen } from './open-values.ts';
import { progressOf } from './progress.ts';
import { giveUp, root } from './run.ts';

// Who looks after a server need not program, and what stands above may be a fault of ours.
const afterUpdate =
  '\nWhere the site does not start since an update, go back to the version before: docs/operations.md, at the end of "Update".';
// Before anything is thrown away: what was built stays.
const env = readSettings();
if (!env.ok) giveUp(sayFaults(env.faults));
await build().catch(async (error: NodeJS.ErrnoException) => {
  // Somebody has once built it as another user, such as root.
  const isForeign = error.code === 'EACCES' || error.code === 'EPERM';
  const why = isForeign
    ? `${error.message}. Give the folder of the site to the user of the server: chown -R ${process.getuid?.()} ${inShell(root)}`
    : inspect(error) + ((await sayWithoutRoom(buildFolder)) || afterUpdate);
  giveUp(why);
});

async function build(): Promise<void> {
  // Of what is there before the build: what changes meanwhile is built next time.
  const key = buildKey(root, process.env);
  const progress = progressOf(3);
  await clearBuild(buildFolder, storedKey(buildFolder) !== undefined);
  // Shown in the footer of a published site (PUBLIC_SITE_URL), so that nobody mistakes examples for facts.
  const isReady = (await everythingOpen(process.env)).length === 0;
  process.env['PUBLIC_IS_READY'] = isReady ? 'yes' : '';
  progress.step('the bundles');
  await makeBundles();
  progress.step('the pages');
  await writePages();
  progress.step('icons, and what makes pages small');
  await drawIcons();
  await compress();
  await keepEarlier(buildFolder);
  // Last, so that a build that broke off does not look fresh.
  storeKey(buildFolder, key);
  progress.done('The site is built');
}
