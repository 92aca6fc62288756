import { chown, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/write-whole.ts';

const noteIn = (dataDir: string): string => join(dataDir, 'last-backup.json');

/** Notes when a backup of a data folder was made, for the page of the team. */
export async function noteBackup(dataDir: string, at: Date): Promise<void> {
  await writeWhole(noteIn(dataDir), `${JSON.stringify({ at: at.toISOString() })}\n`);
  // Also where root made it: the server must read this, and would say that there was never one.
  const { uid, gid } = await stat(dataDir);
  if (process.geteuid?.() === 0) await chown(noteIn(dataDir), uid, gid);
}

/** When the last backup of a data folder was made. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new Date((JSON.parse(text) as { at: string }).at);
}
