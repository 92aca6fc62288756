import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createApp } from './app.ts';
import { openDatabase } from './database.ts';
import { type Env, isLoopback } from './env.ts';
import { readFormTemplates } from './form-templates.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import { lockFolder } from './lock.ts';
import type { Log } from './log.ts';
import { openParts } from './open-parts.ts';
import { runFile, writeRunFile } from './run-file.ts';
import { keepSecrets } from './secrets.ts';
import { openSite } from './site.ts';

/** A server that listens. */
export type RunningServer = { readonly greeting: string; readonly stop: () => Promise<void> };

export type Started = { ok: true; value: RunningServer } | { ok: false; because: string };

/**
 * Starts everything in order: site, lock, database with its migrations, its parts (open-parts.ts), routes, listening.
 * A refusal is a plain sentence. `stop` goes back the same way: requests in flight are answered,
 * mails in flight are sent, the database is closed and stopped.
 */
export async function startServer(env: Env, log: Log): Promise<Started> {
  const buildFolder = resolve('dist');
  const site = await openSite(buildFolder);
  if (site === undefined)
    return refuse(
      `There is no built site in ${buildFolder}. Run "npm start", which builds and serves it, or "npm run build" first.`,
    );

  const dataDir = resolve(env.dataDir);
  // Others may pass through but see nothing: PostgreSQL's own user has its folder inside.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  // Several servers may share a given database; an embedded one belongs to one server.
  const lock = env.databaseUrl === undefined ? lockFolder(dataDir) : { release: () => {} };
  if (lock === undefined)
    return refuse(
      `Another server already uses the data folder ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
    );

  const secrets = env.databaseUrl === undefined ? await keepSecrets(dataDir) : undefined;
  const opened = await openDatabase(
    secrets ? { kind: 'embedded', dataDir, secrets } : { kind: 'given', url: env.databaseUrl ?? '' },
    log,
  );
  if (!opened.ok) {
    lock.release();
    return opened;
  }
  const database = opened.value;
  const closeDatabase = async (): Promise<void> => {
    await database.close();
    lock.release();
  };
  const parts = await openParts({ env, dataDir, database, secrets, log }).catch(async (error: unknown) => {
    await closeDatabase();
    throw error;
  });
  if (!parts.ok) {
    await closeDatabase();
    return parts;
  }
  const closeAll = async (): Promise<void> => {
    await parts.value.close();
    await closeDatabase();
  };
  const housekeeping = startHousekeeping(log, parts.value.tasks);

  let isStopping = false;
  const app = createApp({
    ...parts.value.app,
    site,
    templates: await readFormTemplates(buildFolder, site.policies),
    isStopping: () => isStopping,
  });
  const listening = await listen(app.fetch, env.host, env.port);
  if (!listening.ok) {
    await housekeeping.stop();
    await closeAll();
    return listening;
  }
  const url = `http://${isLoopback(env.host) || env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host}:${listening.value.port}`;
  await writeRunFile(dataDir, { pid: process.pid, url, databasePort: database.embeddedPort });

  return {
    ok: true,
    value: {
      greeting: greetingOf(url, env),
      stop: async () => {
        isStopping = true;
        await listening.value.stop();
        await rm(runFile(dataDir), { force: true });
        await housekeeping.stop();
        await closeAll();
      },
    },
  };
}

function refuse(because: string): Started {
  return { ok: false, because };
}

function greetingOf(url: string, env: Env): string {
  const mails = env.smtpUrl === undefined ? `\nMails are written to ${join(env.dataDir, 'outbox')}.` : '';
  const isContained = existsSync('/.dockerenv') || existsSync('/run/.containerenv');
  const reach =
    isLoopback(env.host) && isContained ? '\nOnly this container can reach it: set HOST=0.0.0.0 to open it.' : '';
  return `Ecosystem is ready: ${url}${mails}${reach}`;
}
