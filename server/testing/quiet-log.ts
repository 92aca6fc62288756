import type { Log } from '#server/log.ts';

/** A log that keeps what it is told, as the text that would be printed. */
export function keptLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const keep = (...parts: unknown[]): void => void lines.push(JSON.stringify(parts));
  return { lines, debug: keep, info: keep, warn: keep, error: keep };
}
