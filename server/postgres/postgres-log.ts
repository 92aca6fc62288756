import { copyFile, stat, truncate } from 'node:fs/promises';

const day = 24 * 60 * 60 * 1000;
const largest = 5_000_000;

/**
 * What PostgreSQL writes into its own log: that it starts, stops, crashes, and why; never an error of a statement, and
 * of nothing the details, because both quote what somebody wrote: addresses, words that were looked for, statements.
 */
export const logSettings = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '%m ',
  log_timezone: 'UTC',
} as const;

/**
 * Lays the log aside as `<file>.1` and begins a new one, once a day or when it has become large: so there are never
 * more than two days and some 10 MB of it. PostgreSQL holds the file open and goes on at its end, wherever that is.
 */
export async function rotateLog(file: string, now: Date): Promise<void> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const aside = `${file}.1`;
  const { mtimeMs: last } = await stat(aside).catch(() => ({ mtimeMs: 0 }));
  if (size === 0 || (size < largest && now.getTime() - last < day)) return;
  await copyFile(file, aside);
  await truncate(file);
}
