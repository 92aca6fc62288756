import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { environment, readEnv } from '#server/env.ts';
import { type Backup, makeBackup } from './backup.ts';
import { noteBackup } from './last-backup.ts';
import type { Contents } from './look-at-copy.ts';
import { restoreBackup } from './restore.ts';

const usage = `Everything that must not be lost, in one file (docs/operations.md):

  npm run backup                     makes backups/ecosystem-<day>-<time>.tar.gz; the site goes on meanwhile
  npm run backup -- <file>           makes that file
  npm run restore -- <file>          lays it into an empty data folder`;

/** Out: what to say. */
export async function runCommand(words: readonly string[], now = new Date()): Promise<Result<string>> {
  const [verb, given, ...more] = words;
  if (more.length > 0 || !(verb === 'backup' || (verb === 'restore' && given))) return { ok: false, because: usage };
  const env = readEnv(environment());
  if (!env.ok) return { ok: false, because: env.faults.join('\n') };
  if (env.value.databaseUrl !== undefined)
    return {
      ok: false,
      because:
        'The database is the one of DATABASE_URL, and this command copies only our own. Use pg_dump and copy the data folder after it: docs/operations.md, "Backup".',
    };
  const dataDir = resolve(env.value.dataDir);
  if (verb === 'restore') {
    const restored = await restoreBackup(resolve(given ?? ''), dataDir, resolve('.env'));
    if (!restored.ok) return restored;
    const settings = restored.value.keptSettings ? ' The file .env that was here stays as it was.' : '';
    return {
      ok: true,
      value: `${dataDir} is ready: ${describe(restored.value)}.${settings} Start the site: npm start`,
    };
  }
  const day = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  const file = resolve(given ?? `backups/ecosystem-${day}.tar.gz`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const made = await makeBackup(dataDir, file, resolve('.env'));
  if (!made.ok) return made;
  await noteBackup(dataDir, now);
  return { ok: true, value: sayMade(made.value) };
}

const sayMade = ({ file, bytes, ...contents }: Backup): string =>
  [
    `${file} (${(bytes / 1e6).toFixed(1)} MB): ${describe(contents)}. It was started and read once.`,
    'It holds the messages of people and all secrets: keep it encrypted, on another machine, and no longer than the privacy notice says.',
  ].join('\n');

function describe({ messages, accounts, projects, files, missing }: Contents): string {
  const held = `${count(messages, 'message')}, ${count(accounts, 'account')}, ${count(projects, 'project')}, ${count(files, 'file')}`;
  return missing === 0 ? held : `${held} (${missing} of them deleted meanwhile or lost)`;
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

if (import.meta.main) {
  const said = await runCommand(process.argv.slice(2)).catch((error: unknown) => ({
    ok: false as const,
    because: `It failed, and nothing was kept. ${(error as Error).message}`,
  }));
  if (said.ok) console.log(said.value);
  else {
    console.error(said.because);
    process.exitCode = 1;
  }
}
