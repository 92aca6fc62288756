import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createApp } from './app.ts';
import { pruneAccounts } from './auth/housekeeping.ts';
import { openAuth } from './auth/open-auth.ts';
import { WrongSecret } from './auth/sessions/signing-keys.ts';
import { addressReader } from './client-address.ts';
import { openData } from './gateway/open-data.ts';
import { openDatabase } from './database.ts';
import { type Env, isLoopback } from './env.ts';
import { readFormTemplates } from './form-templates.ts';
import { startHousekeeping } from './housekeeping.ts';
import { makeDigest } from './inbox/digest.ts';
import { deleteOld } from './inbox/retention.ts';
import { listen } from './listen.ts';
import { databaseLimits, messageWindows, pruneLimits, unlimited } from './limits.ts';
import { lockFolder } from './lock.ts';
import type { Log } from './log.ts';
import { openBounces } from './mail/bounces/note-bounces.ts';
import { emlFiles } from './mail/eml-files.ts';
import { localSendmail } from './mail/local-sendmail.ts';
import { pruneOutbox } from './mail/outbox.ts';
import { startOutbox } from './mail/outbox-worker.ts';
import { smtpMailer } from './mail/smtp.ts';
import { watchStandstill } from './mail/standstill.ts';
import { runFile, writeRunFile } from './run-file.ts';
import { keepSecrets } from './secrets.ts';
import { openSite } from './site.ts';
import { openStorage } from './storage/open-storage.ts';

/** A server that listens. */
export type RunningServer = { readonly greeting: string; readonly stop: () => Promise<void> };

export type Started = { ok: true; value: RunningServer } | { ok: false; because: string };

/**
 * Starts everything in order: site, lock, database with its migrations, outbox, data API, routes, listening.
 * A refusal is a plain sentence. `stop` goes back the same way: requests in flight are answered,
 * mails in flight are sent, the database is closed and stopped.
 */
export async function startServer(env: Env, log: Log): Promise<Started> {
  const buildFolder = resolve('build');
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
  const files = emlFiles(join(dataDir, 'outbox'));
  const mailer = env.smtpUrl === undefined ? files : smtpMailer(env.smtpUrl);
  const mailDomain = env.mailFrom.split('@')[1] ?? 'localhost';
  const jwtSecret = env.jwtSecret ?? secrets?.jwtSecret ?? '';
  const bounces = env.bounces && openBounces(env.bounces, jwtSecret, database.sql, log);
  const outbox = await startOutbox({
    database,
    mailer,
    from: env.mailFrom,
    to: env.mailTo,
    returnPathOf: bounces?.addressOf,
    log,
  });
  const mailers = [mailer, localSendmail(), files].filter((way) => way !== undefined);

  const makeLimiter = env.isRateLimited ? databaseLimits(database.sql, jwtSecret) : () => unlimited;
  const addressOf = addressReader(env.trustProxy);
  const auth = openAuth({
    sql: database.sql,
    log,
    jwtSecret,
    secretKey: env.backendSecretKey ?? secrets?.backendSecretKey ?? '',
    publishableKey: env.publishableKey,
    siteUrl: env.siteUrl,
    backendUrl: env.backendUrl,
    mailDomain,
    isSignUpOpen: env.isSignUpOpen,
    providers: env.providers,
    makeLimiter,
    addressOf,
    onMail: outbox.kick,
  });
  const storage = await openStorage({
    ...auth.parts,
    jwtSecret,
    folder: join(dataDir, 'storage'),
    makeLimiter,
  });
  const data = await openData({ database, jwtSecret, makeLimiter, isRateLimited: env.isRateLimited, log });
  const closeAll = async (): Promise<void> => {
    await auth.stop();
    await storage.stop();
    if (data.ok) await data.value.close();
    await outbox.stop();
    mailer.close();
    await database.close();
    lock.release();
  };
  if (!data.ok) {
    await closeAll();
    return data;
  }
  const { keys } = auth.parts;
  const keyProblem = await keys.reload().then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  if (keyProblem !== undefined) {
    await closeAll();
    if (keyProblem instanceof WrongSecret) return refuse(keyProblem.message);
    throw keyProblem;
  }
  const alarm = { sql: database.sql, mailers, from: env.mailFrom, to: env.alarmTo, log };
  const housekeeping = startHousekeeping(log, [
    {
      name: 'digest',
      everyMinutes: 1,
      run: () => makeDigest({ sql: database.sql, mailDomain, siteUrl: env.siteUrl }, new Date()),
    },
    { name: 'retention', everyMinutes: 60, run: () => deleteOld(database.sql, log) },
    { name: 'standstill', everyMinutes: 1, run: () => watchStandstill(alarm) },
    { name: 'outbox', everyMinutes: 1, run: () => pruneOutbox(database.sql) },
    ...(bounces ? [{ name: 'bounces', everyMinutes: 5, run: bounces.note }] : []),
    { name: 'keys', everyMinutes: 1, run: () => keys.reload() },
    { name: 'next key', everyMinutes: 60, run: () => keys.rotate() },
    { name: 'accounts', everyMinutes: 60, run: () => pruneAccounts(database.sql) },
    { name: 'files', everyMinutes: 1, run: () => storage.tidy() },
    { name: 'limits', everyMinutes: 60, run: () => pruneLimits(database.sql) },
  ]);

  let isStopping = false;
  const app = createApp({
    sql: database.sql,
    site,
    templates: await readFormTemplates(buildFolder, site.policies),
    limiter: makeLimiter('send-email', messageWindows),
    auth,
    storage,
    data: data.value,
    addressOf,
    onStored: outbox.kick,
    log,
    siteUrl: env.siteUrl,
    mailDomain,
    mailFrom: env.mailFrom,
    mailTo: env.mailTo,
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
