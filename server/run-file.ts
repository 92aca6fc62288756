import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** What commands beside a running server need to know about it. */
type RunFile = { readonly pid: number; readonly databasePort: number | undefined };

/** Whether a server that was noted still runs. */
export function isRunning(server: RunFile | undefined): server is RunFile {
  if (server === undefined) return false;
  try {
    return process.kill(server.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where a server notes how to find it. The file goes when the server stops. */
export function runFile(dataDir: string): string {
  return join(dataDir, 'server.json');
}

/** Notes a running server. */
export async function writeRunFile(dataDir: string, content: RunFile): Promise<void> {
  await writeWhole(runFile(dataDir), `${JSON.stringify(content)}\n`);
}

/** The server that was last noted; it may have been killed since. */
export async function readRunFile(dataDir: string): Promise<RunFile | undefined> {
  const text = await readFile(runFile(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as RunFile);
}
