import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Result } from '#contract/failures.ts';
import { takeDataFolder } from './data-folder.ts';
import { type Env, isLoopback } from './env.ts';
import { listen } from './http/listen.ts';
import type { Log } from './log.ts';
import { openServer } from './open-server.ts';
import { isBuilt, readSite } from './pages/site.ts';
import { usualLimits } from './realtime/limits.ts';
import { runFile, writeRunFile } from './run-file.ts';
import { tellSetUpLink } from './set-up/tell-link.ts';

/** A server that listens. */
type RunningServer = { readonly url: string; readonly greeting: string; readonly stop: () => Promise<void> };

export type Started = Result<RunningServer>;

/**
 * Starts everything in order: site, lock, database with its migrations, its parts and routes (open-server.ts), listening.
 * `isTerminal` says that a person reads the greeting. A refusal is a plain sentence. `stop` goes back the same way:
 * requests in flight are answered, mails in flight are sent, the database is closed and stopped.
 */
export async function startServer(env: Env, log: Log, isTerminal = false): Promise<Started> {
  const buildFolder = resolve('dist');
  if (!isBuilt(buildFolder))
    return {
      ok: false,
      because: `There is no built site of this version in ${buildFolder}. Run "npm start", which builds and serves it, or "npm run build" first.`,
    };

  const folder = await takeDataFolder(env);
  if (!folder.ok) return folder;
  const { dataDir, release } = folder.value;
  // While the database starts. A failure is told where it is waited for.
  const site = readSite(buildFolder);
  site.catch(() => {});
  const opened = await openServer({ env, ...folder.value, site, log }).catch((error: unknown) => {
    release();
    throw error;
  });
  if (!opened.ok) {
    release();
    return opened;
  }
  const server = opened.value;
  const listening = await listen(server.fetch, env.host, env.port, {
    sockets: usualLimits,
    answerAtOnce: server.answerAtOnce,
  });
  if (!listening.ok) {
    await server.close();
    release();
    return listening;
  }
  const url = addressOf(env.host, listening.value.port);
  await writeRunFile(dataDir, { pid: process.pid, databasePort: server.embeddedPort });

  const { setUpToken: token } = server;
  const setUp = await tellSetUpLink({ token, siteUrl: env.siteUrl, dataDir, isTerminal });
  return {
    ok: true,
    value: {
      url,
      greeting: greetingOf(url, env) + setUp,
      stop: async () => {
        server.beginStop();
        await listening.value.stop();
        await rm(runFile(dataDir), { force: true });
        await server.close();
        release();
      },
    },
  };
}

/** Where a server is found that listens on `host`. */
export const addressOf = (host: string, port: number): string =>
  `http://${isLoopback(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;

/** What somebody at a terminal is told: where the site is, and where mails go. */
export function greetingOf(url: string, env: Env): string {
  const mails =
    env.smtpUrl === undefined
      ? `\nMails are written to ${join(env.dataDir, 'outbox')} until a mail server is set.`
      : '';
  const isContained = existsSync('/.dockerenv') || existsSync('/run/.containerenv');
  const reach =
    isLoopback(env.host) && isContained ? '\nOnly this container can reach it: set HOST=0.0.0.0 to open it.' : '';
  return `Ecosystem is ready: ${url}${mails}${reach}`;
}
