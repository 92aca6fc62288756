import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** What must never leave the machine. `postgres` and `owner` are passwords of the embedded database. */
export type Secrets = {
  readonly jwtSecret: string;
  readonly backendSecretKey: string;
  readonly postgres: string;
  readonly owner: string;
};

const names = ['jwtSecret', 'backendSecretKey', 'postgres', 'owner'] as const;

/**
 * Reads the secrets of a data folder, and makes those that are missing (384 random bits each). The
 * file is readable for its owner only. Throws when the file is damaged, or gone beside a database: new secrets in its place
 * would lock the database.
 */
export async function keepSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = await readSecrets(file);
  const secrets = { ...kept };
  for (const name of names) secrets[name] ??= randomBytes(48).toString('base64url');
  if (names.some((name) => kept[name] === undefined)) await writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`);
  else await chmod(file, 0o600);
  return secrets as Secrets;
}

const hasDatabase = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'postgres', 'PG_VERSION')) || existsSync(join(dataDir, 'postgres-place'));

async function readSecrets(file: string): Promise<Partial<Record<(typeof names)[number], string>>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    if (hasDatabase(dirname(file)))
      throw new Error(
        `${file} is gone, and the database beside it opens with it alone. Restore the file from a backup.`,
      );
    return '{}';
  });
  const damaged = (what: string): Error => new Error(`${file} is damaged: ${what} Restore the file from a backup.`);
  let kept: Record<string, unknown>;
  try {
    kept = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw damaged('it is no JSON.');
  }
  for (const name of names) {
    const value = kept[name];
    if (value !== undefined && (typeof value !== 'string' || value.length < 32)) {
      throw damaged(`"${name}" must be a text of at least 32 characters.`);
    }
  }
  return kept as Partial<Record<(typeof names)[number], string>>;
}
