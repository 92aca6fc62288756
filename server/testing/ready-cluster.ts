import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { appendFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '#server/database.ts';
import { keepSecrets } from '#server/secrets.ts';
import { keptLog } from './quiet-log.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

// Whatever a cluster is made from: a change of any of it makes another one.
const sources = [
  'package-lock.json',
  'server/{database,secrets}.ts',
  'server/postgres/*.{ts,sql}',
  '**/migrations/*.sql',
  'server/testing/ready-cluster.ts',
];

/**
 * Lays a database with all migrations into an empty data folder: a copy of one that is made once. To make
 * one takes a second of the processor; that a server makes its own at the first start is what server/journeys
 * prove. Where the database cannot lie in
 * the data folder nothing is laid.
 */
export async function layReadyCluster(dataDir: string): Promise<void> {
  const from = await readyTemplate();
  // Keeps the owner of each file: PostgreSQL runs as a user of its own when we are root.
  if (from !== undefined) await run('cp', ['-a', `${from}/.`, dataDir]);
}

let found: ReturnType<typeof findTemplate> | undefined;
const readyTemplate = (): ReturnType<typeof findTemplate> => (found ??= findTemplate());

async function findTemplate(): Promise<string | undefined> {
  const hash = createHash('sha256').update(String(process.getuid?.()));
  for (const file of globSync(sources, { cwd: root, exclude: ['node_modules/**'] }).toSorted())
    hash.update(readFileSync(join(root, file)));
  const template = join(tmpdir(), `ecosystem-test-database-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(template)) return template;
  const unfinished = mkdtempSync(`${template}-`);
  chmodSync(unfinished, 0o711);
  const secrets = await keepSecrets(unfinished);
  const opened = await openDatabase({ kind: 'embedded', dataDir: unfinished, secrets }, keptLog());
  if (!opened.ok) throw new Error(opened.because);
  await opened.value.close();
  const isInside = existsSync(join(unfinished, 'postgres'));
  // No power fails here, and each commit would wait for the disk, which all tests share.
  if (isInside) await appendFile(join(unfinished, 'postgres', 'postgresql.conf'), 'fsync = off\n');
  // Another worker may have been faster: its one is as good.
  if (isInside) await rename(unfinished, template).catch(() => {});
  await rm(unfinished, { recursive: true, force: true, maxRetries: 5 });
  return isInside ? template : undefined;
}
