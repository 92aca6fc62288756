import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { type Env, readSettings, sayFaults } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { lastNoted, note } from './backup-notes.ts';
import { backUpRows } from './backup-rows.ts';
import { type Backup, makeBackup } from './backup.ts';
import type { Contents } from './look-at-copy.ts';
import { restoreIntoDatabase } from './restore-into-database.ts';
import { restoreBackup, type Restored } from './restore.ts';

const usage = `Everything that must not be lost, in one file (docs/operations.md):

  npm run backup                     makes backups/ecosystem-<day>-<time>.tar.gz; the site goes on meanwhile
  npm run backup -- <file>           makes that file
  npm run backup-fetched             notes that you have one in another place now, for the team's page
  npm run restore -- <file>          lays it into an empty data folder, or with DATABASE_URL into an empty database`;

/** Out: what to say. */
async function runCommand(words: readonly string[]): Promise<Result<string>> {
  const [verb, given, ...more] = words;
  const now = new Date();
  const isAsked = verb === 'backup' || (verb === 'restore' ? given : verb === 'fetched' && !given);
  if (more.length > 0 || !isAsked) return { ok: false, because: usage };
  const env = readSettings();
  if (!env.ok) return { ok: false, because: sayFaults(env.faults) };
  if (verb === 'fetched') return noteFetched(resolve(env.value.dataDir), now);
  const file = resolve(given ?? usualFile(now));
  return verb === 'restore' ? restore(env.value, file) : backUp(env.value, file, now);
}

async function backUp(env: Env, file: string, now: Date): Promise<Result<string>> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const dataDir = resolve(env.dataDir);
  const given = givenDatabase(env);
  const made = given
    ? await backUpRows({ ...given, dataDir }, file, resolve('.env'))
    : await makeBackup(dataDir, file, resolve('.env'));
  if (!made.ok) return made;
  const noted = await mkdir(dataDir, { recursive: true, mode: 0o711 })
    .then(() => note('backup', dataDir, now))
    .then(
      () => [],
      (error: Error) => [
        `It could not be noted in ${dataDir}, so the page of the team does not know of it: ${error.message}`,
      ],
    );
  const moved = given
    ? (await readdir(dataDir).catch(() => [])).filter((name) => name.startsWith('storage-moved-'))
    : [];
  const copies = moved.map((name) => `${join(dataDir, name)} is not needed any more: its files are in this backup.`);
  return { ok: true, value: [sayMade(made.value), ...noted, ...copies].join('\n') };
}

async function noteFetched(dataDir: string, now: Date): Promise<Result<string>> {
  if ((await lastNoted('backup', dataDir)) === undefined)
    return { ok: false, because: `No backup of ${dataDir} has been made yet: npm run backup` };
  await note('fetched', dataDir, now);
  return {
    ok: true,
    value: 'Noted. The team sees at /team/well when it was, and is told when it becomes too long ago.',
  };
}

async function restore(env: Env, file: string): Promise<Result<string>> {
  const dataDir = resolve(env.dataDir);
  const given = givenDatabase(env);
  if (given) await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const restored: Result<Contents & Pick<Restored, 'notKept'> & Partial<Restored>> = given
    ? await restoreIntoDatabase(file, { ...given, dataDir }, errorsOnly)
    : await restoreBackup(file, dataDir, resolve('.env'), errorsOnly);
  if (!restored.ok) return restored;
  const { value } = restored;
  const what = given ? 'The database' : dataDir;
  return {
    ok: true,
    value: `${what} is ready: ${describe(value)}. ${sayLeft(value)}${saySettings(value)}Start the site: sudo systemctl start ecosystem, or npm start`,
  };
}

/** Where a backup goes that nobody names. With its seconds: who tries again makes another one in the same minute. */
export const usualFile = (now: Date): string =>
  `backups/ecosystem-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar.gz`;

/** The database of the settings, past a pooler; undefined where the site has one of its own. */
function givenDatabase({ databaseUrl, databaseDirectUrl, jwtSecret = '', backendSecretKey = '' }: Env) {
  const url = databaseDirectUrl ?? databaseUrl;
  return url === undefined ? undefined : { url, jwtSecret, backendSecretKey };
}

const errorsOnly: Log = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };

const sayLeft = ({ notKept }: { readonly notKept: readonly string[] }): string =>
  notKept.length === 0
    ? ''
    : `No migration makes these tables, so their rows stay in the backup (rows/): ${notKept.join(', ')}. `;

function saySettings({ keptSettings, leftOut = [] }: Partial<Restored>): string {
  if (keptSettings) return 'The file .env that was here stays as it was. ';
  if (leftOut.length === 0) return '';
  return `Its settings are in .env, but for ${leftOut.join(' and ')}: the data lies here now, so that is a comment there. `;
}

const sayMade = ({
  file,
  bytes,
  notKept = [],
  ...contents
}: Backup & { readonly notKept?: readonly string[] }): string =>
  [
    `${file} (${(bytes / 1e6).toFixed(1)} MB): ${describe(contents)}. It was read once and is whole.`,
    ...(notKept.length === 0
      ? []
      : [`Not in it, because the role of DATABASE_URL may not read it: ${notKept.join(', ')}.`]),
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
