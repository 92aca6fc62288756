import { join } from 'node:path';
import { readEnv } from '#server/env.ts';
import { startServer } from '#server/start-server.ts';
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
  const started = await startServer(env.value, log);
  if (!started.ok) throw new Error(started.because);
  const { url, stop } = started.value;
  return { url, output: () => log.lines.join('\n'), end: stop };
}
