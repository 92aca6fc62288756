import type { AppNeeds } from '#server/app.ts';
import { databaseLimits } from '#server/limits.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { type OutboxWorker, startOutbox } from '#server/mail/outbox-worker.ts';
import { smtpMailer } from '#server/mail/smtp.ts';
import { endLater } from './opened-folder.ts';
import { type SmtpPeer, smtpPeer, type SmtpPeerOptions } from './smtp-peer.ts';
import { type TestApp, testApp } from './test-app.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { type TestPlace, testPlace } from './test-server.ts';

// What is opened here ends after the test that opened it, or after the last of the file when it is for all of them.

/** A database. `testPostgres` starts a PostgreSQL for it. */
export async function openedDatabase(make: () => Promise<TestDatabase> = testDatabase): Promise<TestDatabase> {
  const database = await make();
  endLater(database.close);
  return database;
}

/** A server on a database (`testApp`). */
export async function openedAppOn(...given: Parameters<typeof testApp>): Promise<TestApp> {
  const app = await testApp(...given);
  endLater(app.stop);
  return app;
}

type Changes = Parameters<typeof testApp> extends [unknown, ...infer Rest] ? Rest : never;

/** Both. */
export async function openedApp(...changes: Changes): Promise<{ database: TestDatabase; app: TestApp }> {
  const database = await openedDatabase();
  return { database, app: await openedAppOn(database, ...changes) };
}

/** A server that counts what is asked of it as a real one does. */
export const openedLimited = (database: TestDatabase, changes: Partial<AppNeeds> = {}): Promise<TestApp> =>
  openedAppOn(database, changes, {
    makeLimiter: databaseLimits(database.sql, database.secrets.jwtSecret),
    ...(changes.addressOf && { addressOf: changes.addressOf }),
  });

/** A place for servers of their own processes. */
export async function openedPlace(make: () => Promise<TestPlace> = testPlace): Promise<TestPlace> {
  const place = await make();
  endLater(place.remove);
  return place;
}

/** A mail server. */
export async function openedPeer(options?: SmtpPeerOptions): Promise<SmtpPeer> {
  const peer = await smtpPeer(options);
  endLater(peer.close);
  return peer;
}

/** The site's way to a mail server. */
export function openedMailer(url: string): Mailer {
  const mailer = smtpMailer({ url });
  endLater(mailer.close);
  return mailer;
}

/** A worker of the outbox (`startOutbox`). */
export async function openedOutbox(...given: Parameters<typeof startOutbox>): Promise<OutboxWorker> {
  const worker = await startOutbox(...given);
  endLater(worker.stop);
  return worker;
}
