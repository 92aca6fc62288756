import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeDataFolder } from '#server/data-folder.ts';
import { readEnv } from '#server/env.ts';
import { listen } from '#server/http/listen.ts';
import { openServer } from '#server/open-server.ts';
import { readSite } from '#server/pages/site.ts';
import { runFile, writeRunFile } from '#server/run-file.ts';
import { keptLog } from './quiet-log.ts';
import type { TestPlace } from './test-server.ts';

/**
 * A server on the data of a place, in this process: for what is asked of the data and not of a start, because a process of
 * its own takes a second of the processor.
 */
export async function serverHere(
  { path }: TestPlace,
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly output: () => string; readonly end: () => Promise<void> }> {
  const log = keptLog();
  const env = readEnv({ PORT: '0', DATA_DIR: join(path, 'data'), ...settings });
  if (!env.ok) throw new Error(env.faults.join('\n'));
  const folder = await takeDataFolder(env.value);
  if (!folder.ok) throw new Error(folder.because);
  const { dataDir, release } = folder.value;
  const site = readSite(join(path, 'dist'));
  const opened = await openServer({ env: env.value, ...folder.value, site, log });
  if (!opened.ok) throw new Error(opened.because);
  const server = opened.value;
  const listening = await listen(server.fetch, '127.0.0.1', 0);
  if (!listening.ok) throw new Error(listening.because);
  await writeRunFile(dataDir, { pid: process.pid, databasePort: server.embeddedPort });
  return {
    url: `http://127.0.0.1:${listening.value.port}`,
    output: () => log.lines.join('\n'),
    end: async () => {
      server.beginStop();
      await listening.value.stop();
      await rm(runFile(dataDir), { force: true });
      await server.close();
      release();
    },
  };
}
