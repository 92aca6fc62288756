import { readFileSync } from 'node:fs';

/** How many megabytes of memory a process holds. */
export function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s*(\d+) kB/u.exec(status)?.[1]) / 1024);
}
