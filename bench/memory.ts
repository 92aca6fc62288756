import { readFileSync } from 'node:fs';
import { readRunFile } from '#server/run-file.ts';

/** What a server holds, and the database that it has started: in MB. */
export type Memory = { readonly server: number; readonly database: number };

export async function memoryOfSite(dataDir: string): Promise<Memory> {
  const { pid = 0 } = (await readRunFile(dataDir)) ?? {};
  const server = memoryOf(pid, false);
  return { server, database: memoryOf(pid) - server };
}

/** The memory that a process holds, and those it has started unless it is asked for alone: in MB, shared pages in shares. */
function memoryOf(pid: number, withChildren = true): number {
  const own = Number(/^Pss:\s*(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  if (!withChildren) return own;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), own);
}
