import { resolve } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { type Env, readSettings, sayFaults } from './env.ts';
import { type Address, connect, type Database } from './postgres/connect.ts';
import { databaseName, owner } from './postgres/prepare-owner.ts';
import { isRunning, readRunFile } from './run-file.ts';
import { keepSecrets } from './secrets.ts';
import { followSiteUrl } from './settings/follow-site-url.ts';

/** What the server beside which a command runs works with. */
export type Beside = Pick<Env, 'isSecondStepNeeded'> & {
  readonly jwtSecret: string;
  readonly siteUrl: () => Promise<URL>;
};

/** What a command says, and whether it did what it was asked for. */
export type CommandResult = { readonly text: string; readonly isDone: boolean };

/**
 * Runs a command on the database of the settings, beside a running server. What it says goes to standard
 * output, or to standard error with exit code 1 when it was not done or the database cannot be found.
 */
export async function runBesideServer(
  purpose: string,
  work: (sql: Database, beside: Beside) => Promise<CommandResult>,
): Promise<void> {
  const asked = await askBesideServer(purpose, work);
  const { text, isDone } = asked.ok ? asked.value : { text: asked.because, isDone: false };
  if (isDone) console.log(text);
  else {
    console.error(text);
    process.exitCode = 1;
  }
}

/** Asks the database of the settings something, beside a running server. Out: a sentence where it cannot be found. */
export async function askBesideServer<Value>(
  purpose: string,
  work: (sql: Database, beside: Beside) => Promise<Value>,
): Promise<Result<Value>> {
  const found = await findDatabase();
  if (!found.ok) return found;
  const { address, env, jwtSecret } = found.value;
  const sql = connect(address, { connections: 1, statementTimeoutMs: 10_000, purpose });
  try {
    return { ok: true, value: await work(sql, { isSecondStepNeeded: env.isSecondStepNeeded, jwtSecret, siteUrl }) };
  } catch (error) {
    return { ok: false, because: `The database does not answer: ${(error as Error).message}` };
  } finally {
    await sql.end({ timeout: 2 });
  }

  async function siteUrl(): Promise<URL> {
    const followed = followSiteUrl(sql, env);
    await followed.follow();
    return followed.siteUrl;
  }
}

type Found = { readonly address: Address; readonly env: Env; readonly jwtSecret: string };

/** Finds the database of the settings; a sentence when it is an embedded one that nobody runs. */
async function findDatabase(): Promise<Result<Found>> {
  const settings = readSettings();
  if (!settings.ok) return { ok: false, because: sayFaults(settings.faults) };
  const env = settings.value;
  const { databaseUrl, databaseDirectUrl = databaseUrl } = env;
  if (databaseDirectUrl !== undefined)
    return { ok: true, value: { env, jwtSecret: env.jwtSecret ?? '', address: databaseDirectUrl } };
  const dataDir = resolve(env.dataDir);
  const server = await readRunFile(dataDir);
  if (!isRunning(server) || server.databasePort === undefined) {
    return {
      ok: false,
      because: `The server of ${dataDir} is not running, and its database runs only with it. Start the server, then try again.`,
    };
  }
  const secrets = await keepSecrets(dataDir);
  const address = { port: server.databasePort, user: owner, password: secrets.owner, database: databaseName };
  return { ok: true, value: { env, jwtSecret: env.jwtSecret ?? secrets.jwtSecret, address } };
}
