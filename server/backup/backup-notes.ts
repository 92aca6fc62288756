import { chown, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/write-whole.ts';

/** What is noted of backups: that one was made, and that one was taken to another place, which only a person can say. */
type Noted = 'backup' | 'fetched';

const noteOf = (what: Noted, dataDir: string): string => join(dataDir, `last-${what}.json`);

/** Notes in a data folder when something happened to its backups, for the page of the team. */
export async function note(what: Noted, dataDir: string, at: Date): Promise<void> {
  const file = noteOf(what, dataDir);
  await writeWhole(file, `${JSON.stringify({ at: at.toISOString() })}\n`);
  // Also where root did it: the server must read this, and would say that it never happened.
  const { uid, gid } = await stat(dataDir);
  if (process.geteuid?.() === 0) await chown(file, uid, gid);
}

/** When it happened last. */
export async function lastNoted(what: Noted, dataDir: string): Promise<Date | undefined> {
  const text = await readFile(noteOf(what, dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new Date((JSON.parse(text) as { at: string }).at);
}
