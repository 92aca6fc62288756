import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/write-whole.ts';

const noteIn = (dataDir: string): string => join(dataDir, 'last-backup.json');

/** Notes when a backup of a data folder was made, for the page of the team. */
export const noteBackup = (dataDir: string, at: Date): Promise<void> =>
  writeWhole(noteIn(dataDir), `${JSON.stringify({ at: at.toISOString() })}\n`);

/** When the last backup of a data folder was made. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new Date((JSON.parse(text) as { at: string }).at);
}
