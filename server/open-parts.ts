import { join } from 'node:path';
import type { Result } from '#contract/failures.ts';
import type { AppNeeds } from './app.ts';
import { pruneAccounts } from './auth/housekeeping.ts';
import { openAuth } from './auth/open-auth.ts';
import { signingKeys, WrongSecret } from './auth/sessions/signing-keys.ts';
import type { OpenDatabase } from './database.ts';
import type { Env } from './env.ts';
import { errorFields } from './error-fields.ts';
import { openData } from './gateway/open-data.ts';
import type { Task } from './housekeeping.ts';
import { bodyRules } from './http/bodies.ts';
import { addressReader } from './http/client-address.ts';
import { messageTasks } from './inbox/message-tasks.ts';
import { carryOver } from './library/carry-over.ts';
import { databaseLimits, memoryLimits, messageWindows, placeLimiter, tryWindows, unlimited } from './limits.ts';
import type { Log } from './log.ts';
import { openBounces } from './mail/bounces/note-bounces.ts';
import { emlFiles, forgetAccountFiles, pruneEmlFiles } from './mail/eml-files.ts';
import { mostMails } from './mail/gathering.ts';
import { localSendmail } from './mail/local-sendmail.ts';
import { mailWays } from './mail/mail-ways.ts';
import { startOutbox } from './mail/outbox-worker.ts';
import type { Alarm } from './mail/standstill.ts';
import { listenMetrics, makeMetrics } from './metrics/metrics.ts';
import { drawingLimiter } from './pages/drawings.ts';
import { openNotices } from './postgres/notices.ts';
import { manyFromOne, usualLimits } from './realtime/limits.ts';
import { openRealtime } from './realtime/open-realtime.ts';
import { makeSeal } from './seal.ts';
import type { Secrets } from './secrets.ts';
import { followSiteUrl } from './settings/follow-site-url.ts';
import { forgetPasswords } from './settings/mail-server.ts';
import { applyRoles } from './settings/roles.ts';
import { diskBytes } from './storage/bytes.ts';
import { databaseBytes } from './storage/database-bytes.ts';
import { moveFiles } from './storage/move-to-database.ts';
import { openStorage } from './storage/open-storage.ts';
import { unwellWatch } from './well/look.ts';

/** What the server does, on an open database. */
export type Parts = {
  readonly app: Omit<AppNeeds, 'site' | 'isStopping'>;
  /** What is to be done now and then. */
  readonly tasks: readonly Task[];
  /** Sends those who listen away: they come back by themselves. */
  readonly beginStop: () => void;
  /** Lets mails in flight be sent. The database stays open. */
  readonly close: () => Promise<void>;
};

/** What they are opened with. */
export type PartNeeds = {
  readonly env: Env;
  readonly dataDir: string;
  readonly database: OpenDatabase;
  /** Kept by the server itself where it has a database of its own. */
  readonly secrets: Secrets | undefined;
  readonly log: Log;
};

/**
 * Opens mails, accounts, files and the data API. Out: a sentence when the data API would not be safe, or when the
 * secret is not that of the database; nothing stays open then. Throws when the database goes away meanwhile.
 */
export async function openParts(needs: PartNeeds): Promise<Result<Parts>> {
  const { env, dataDir, database, secrets, log } = needs;
  const { sql } = database;
  const { siteUrl, follow } = followSiteUrl(sql, env);
  await follow();
  const jwtSecret = env.jwtSecret ?? secrets?.jwtSecret ?? '';
  const seal = makeSeal(jwtSecret);
  const keys = signingKeys(sql, seal);
  try {
    // First: with another secret nothing may change that the other servers of the database work with, and no mail leave.
    await keys.reload();
  } catch (error) {
    if (error instanceof WrongSecret) return { ok: false, because: error.message };
    throw error;
  }
  const makeLimiter = env.isRateLimited ? databaseLimits(sql, jwtSecret) : () => unlimited;
  const makeHere = env.isRateLimited ? memoryLimits : () => unlimited;
  const addressOf = addressReader(env.trustProxy);
  const notices = await openNotices(database);
  notices.on('published', () => void follow().catch(() => {}));

  // Several servers on several machines may share a given database: what people upload lies where all of them find it.
  const isShared = env.databaseUrl !== undefined;
  if (isShared) await moveFiles(database, dataDir, log);
  const bytes = isShared ? databaseBytes(sql) : await diskBytes(join(dataDir, 'storage'));

  const filesFolder = join(dataDir, 'outbox');
  const files = emlFiles(filesFolder);
  const mail = mailWays({ sql, env, seal, files });
  const bounces = env.bounces && openBounces(env.bounces, jwtSecret, sql, log);
  const outbox = await startOutbox({
    database,
    wayNow: mail.now,
    returnPathOf: bounces?.addressOf,
    isShared,
    log,
  });
  const auth = openAuth({
    sql,
    log,
    seal,
    keys,
    secretKey: env.backendSecretKey ?? secrets?.backendSecretKey ?? '',
    publishableKey: env.publishableKey,
    siteUrl,
    backendUrl: env.backendUrl,
    isSignUpOpen: env.isSignUpOpen,
    isConfirmationAsked: env.isConfirmationAsked,
    roles: { needsSecondStep: env.isSecondStepNeeded },
    providers: env.providers,
    makeLimiter,
    addressOf,
    onMail: outbox.kick,
    // The account is gone all the same; what stays goes after a week.
    forgetMailFiles: (addresses) =>
      forgetAccountFiles(filesFolder, addresses).catch((error: unknown) =>
        log.error(errorFields(error), 'files of mails cannot be deleted'),
      ),
  });
  const storage = openStorage({ ...auth.parts, jwtSecret, bytes, makeLimiter });
  const realtime = openRealtime({
    ...auth.parts,
    database,
    makeLimiter: makeHere,
    limits: env.isRateLimited ? usualLimits : manyFromOne,
    isShared,
  });
  const data = await openData({
    database,
    notices,
    jwtSecret,
    makeLimiter,
    isRateLimited: env.isRateLimited,
    isShort: bytes.isShort,
    log,
  });
  const close = async (): Promise<void> => {
    await realtime.stop();
    await auth.stop();
    await storage.stop();
    if (data.ok) await data.value.close();
    await notices.end();
    await outbox.stop();
    mail.close();
  };
  if (!data.ok) {
    await close();
    return data;
  }

  const metrics = env.metricsPort === undefined ? undefined : makeMetrics({ sql, sockets: realtime.count });
  const watched = metrics && (await listenMetrics(env.metricsPort ?? 0, metrics));
  if (watched?.ok === false) {
    await close();
    return watched;
  }

  const others = [localSendmail(), files].filter((way) => way !== undefined);
  const wayOfAlarm: Alarm['wayNow'] = async () => {
    const { mailer, from, to } = await mail.now();
    return { mailers: [mailer, ...others], from, to: env.alarmTo ?? to };
  };
  const alarm = { sql, wayNow: wayOfAlarm, log };
  const well = { dataDir, hasOwnDatabase: !isShared };
  const tasks: readonly Task[] = [
    ...messageTasks({ alarm, siteUrl, serverNews: unwellWatch({ ...well, sql, siteUrl, wayNow: mail.now }) }),
    { name: 'mail files', everyMinutes: 60, run: () => pruneEmlFiles(filesFolder, new Date()) },
    ...(bounces ? [{ name: 'bounces', everyMinutes: 5, run: bounces.note }] : []),
    { name: 'keys', everyMinutes: 1, run: () => keys.reload() },
    { name: 'next key', everyMinutes: 60, run: () => keys.rotate() },
    { name: 'site url', everyMinutes: 1, run: follow },
    { name: 'roles', everyMinutes: 1, run: () => applyRoles(sql) },
    { name: 'passwords of mail servers', everyMinutes: 60, run: () => forgetPasswords(sql) },
    { name: 'accounts', everyMinutes: 60, run: () => pruneAccounts(sql) },
    { name: 'files', everyMinutes: 1, run: () => storage.tidy() },
    { name: 'pictures', everyMinutes: 10, run: carryOver({ sql, files: storage.files }, log) },
    { name: 'database log', everyMinutes: 1, run: database.rotateLog },
    { name: 'sent messages', everyMinutes: 1, run: realtime.tidy },
  ];
  const closeAll = async (): Promise<void> => {
    await watched?.value.stop();
    await close();
  };
  const app: Parts['app'] = {
    sql,
    limiter: placeLimiter(makeLimiter, 'send-email', messageWindows),
    tries: placeLimiter(makeHere, 'send-email tries', tryWindows),
    mostMails: env.isRateLimited ? mostMails : Infinity,
    drawings: drawingLimiter(makeHere),
    bodies: bodyRules(makeHere, env.isRateLimited),
    onStored: outbox.kick,
    notices,
    metrics,
    log,
    auth,
    storage,
    realtime,
    data: data.value,
    addressOf,
    well,
    siteUrl,
    mail,
  };
  return { ok: true, value: { app, tasks, beginStop: () => void realtime.stop().catch(() => {}), close: closeAll } };
}
