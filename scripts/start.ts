import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { tellSystemd } from '#server/tell-systemd.ts';
import { buildIfStale } from './build-stale.ts';
import { endWithParent } from './end-with-parent.ts';
import { giveUp, root, unknownNames } from './run.ts';

// The server looks for `dist/` and `data/` where it is started.
process.chdir(root);
// What was compiled at one start is only read at the next. Where the folder cannot be written, nothing is lost.
enableCompileCache(join(root, 'node_modules/.cache/compiled'));
const { readSettings, sayFaults } = await import('#server/env.ts');
for (const name of unknownNames())
  console.warn(`.env sets ${name}, and nothing reads it. Look for the right name in .env.example, or delete the line.`);
endWithParent();
const settings = readSettings();
if (!settings.ok) giveUp(sayFaults(settings.faults));
const { host, port } = settings.value;
// From here on, because on a small machine the site takes longer to build than systemd waits for a sign of life.
tellSystemd(process.env);
if (await buildIfStale(process.env, { beforeBuilding: refuseWherePortIsTaken })) {
  // In this very process, so that a SIGTERM of npm or systemd reaches the server itself.
  await import('#server/main.ts');
} else {
  console.error('The site could not be built; what is wrong stands above.');
  process.exitCode = 1;
}

/** Else it would be told once the site is built. */
async function refuseWherePortIsTaken(): Promise<void> {
  const { whyNoRoomAt } = await import('#server/http/listen.ts');
  const because = await whyNoRoomAt(host, port);
  if (because !== undefined) giveUp(because);
}
