import { join } from 'node:path';
import { createApp, type AppNeeds } from '#server/app.ts';
import { type Auth, type AuthNeeds, openAuth } from '#server/auth/open-auth.ts';
import { signingKeys } from '#server/auth/sessions/signing-keys.ts';
import { type Data, openData } from '#server/gateway/open-data.ts';
import { noLimits } from '#server/gateway/rest-limits.ts';
import { addressReader } from '#server/http/client-address.ts';
import { unlimited } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import { emlFiles } from '#server/mail/eml-files.ts';
import { readSite } from '#server/pages/site.ts';
import { type Notices, openNotices } from '#server/postgres/notices.ts';
import { usualLimits } from '#server/realtime/limits.ts';
import { openRealtime, type Realtime, type RealtimeNeeds } from '#server/realtime/open-realtime.ts';
import { makeSeal } from '#server/seal.ts';
import { type ByteStore, diskBytes } from '#server/storage/bytes.ts';
import { openStorage, type Storage } from '#server/storage/open-storage.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { listenHere } from './listening.ts';
import { wayOf } from './mail-way.ts';
import { keptLog } from './quiet-log.ts';
import type { TestDatabase } from './test-database.ts';

export type TestApp = {
  readonly url: string;
  /** What is answered, as Hono lists it. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  readonly auth: Auth;
  readonly storage: Storage;
  readonly realtime: Realtime;
  /** Answers as over HTTP, but without a connection. */
  readonly answer: Ask;
  readonly stop: () => Promise<void>;
  readonly logged: () => string;
};

type Ask = (address: string, init: RequestInit) => Promise<Response>;

/** A server in this process, or a running one. */
export type Asked = Pick<TestApp, 'url'> & Partial<Pick<TestApp, 'answer'>>;

/**
 * Asks a server, in this process where it is: a connection takes more than half of a call. What HTTP adds is seen by
 * the real clients and by whatever uses `fetch`.
 */
export const ask = async (app: Asked, path: string, init: RequestInit): Promise<Response> =>
  (app.answer ?? fetch)(app.url + path, init);

/** The keys of a server in a test. */
export const testKeys = {
  publishableKey: 'sb_publishable_local',
  secretKey: 'sb_secret_of_a_test_0123456789',
} as const;

/** Serves the routes over real HTTP on a database of a test, with a small built site. */
export async function testApp(
  database: TestDatabase,
  changes: Partial<AppNeeds> = {},
  accountChanges: Partial<AuthNeeds> = {},
  realtimeChanges: Partial<RealtimeNeeds> = {},
  bytes?: ByteStore,
): Promise<TestApp> {
  const build = await writeFixtureSite(join(database.folder, 'site'));
  const site = await readSite(build);
  const log = keptLog();
  const addressOf = changes.addressOf ?? addressReader({ kind: 'nobody' });
  const siteUrl = changes.siteUrl ?? new URL('https://ecosystem.example.org');
  const seal = makeSeal(database.secrets.jwtSecret);
  const keys = signingKeys(database.sql, seal);
  // As at the start of a server: who signs inside a transaction must not be the first to look for the keys.
  await keys.reload();
  const auth = openAuth({
    sql: database.sql,
    log,
    seal,
    keys,
    ...testKeys,
    siteUrl,
    backendUrl: siteUrl,
    isSignUpOpen: true,
    isConfirmationAsked: true,
    roles: { needsSecondStep: true },
    providers: [],
    makeLimiter: () => unlimited,
    addressOf,
    onMail: () => {},
    forgetMailFiles: async () => {},
    ...accountChanges,
  });
  const store = bytes ?? (await diskBytes(join(database.folder, 'storage')));
  const storage = openStorage({
    ...auth.parts,
    jwtSecret: database.secrets.jwtSecret,
    bytes: store,
    makeLimiter: accountChanges.makeLimiter ?? (() => unlimited),
  });
  const realtime = openRealtime({
    ...auth.parts,
    database,
    makeLimiter: () => unlimited,
    limits: usualLimits,
    isShared: false,
    ...realtimeChanges,
  });
  const data = lateData(database, log, store.isShort);
  const { app, answerAtOnce } = createApp({
    sql: database.sql,
    site,
    limiter: unlimited,
    tries: unlimited,
    mostMails: Infinity,
    drawings: unlimited,
    bodies: { limiter: unlimited, isShared: false },
    onStored: () => {},
    notices: { on: () => {} },
    log,
    auth,
    storage,
    realtime,
    data: data.needs,
    addressOf,
    siteUrl,
    well: { dataDir: database.folder, hasOwnDatabase: true },
    mail: { now: wayOf(emlFiles(join(database.folder, 'outbox'))), fixed: { hasServer: true } },
    isStopping: () => false,
    ...changes,
  });
  const listening = await listenHere(app.fetch, { sockets: usualLimits, answerAtOnce });
  return {
    url: `http://127.0.0.1:${listening.port}`,
    routes: app.routes,
    auth,
    storage,
    realtime,
    answer: async (address, init) => app.fetch(withLength(new Request(address, init), init), fromHere),
    stop: async () => {
      await realtime.stop();
      await listening.stop();
      await auth.stop();
      await storage.stop();
      await data.close();
    },
    logged: () => log.lines.join('\n'),
  };
}

const fromHere = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

// As a client sends it: a body whose length nobody says has less room.
function withLength(request: Request, { body }: RequestInit): Request {
  if (typeof body === 'string' || body instanceof Uint8Array)
    request.headers.set('content-length', String(Buffer.byteLength(body)));
  return request;
}

// Most tests need no data API, and opening it takes a moment: here it opens with the first call.
function lateData(
  database: TestDatabase,
  log: Log,
  isShort: ByteStore['isShort'],
): { needs: AppNeeds['data']; close: () => Promise<void> } {
  let opening: Promise<Data> | undefined;
  const data = (): Promise<Data> => (opening ??= open());
  let notices: Notices | undefined;
  const open = async (): Promise<Data> => {
    const { jwtSecret } = database.secrets;
    notices = await openNotices(database);
    const opened = await openData({
      database,
      notices,
      jwtSecret,
      makeLimiter: () => unlimited,
      isRateLimited: false,
      isShort,
      log,
    });
    if (!opened.ok) throw new Error(opened.because);
    return opened.value;
  };
  return {
    needs: {
      api: { answer: async (request, claims) => (await data()).api.answer(request, claims) },
      adminCalls: {
        exec_sql: async (...given) => (await data()).adminCalls.exec_sql(...given),
        create_function_get_table_structure: async (...given) =>
          (await data()).adminCalls.create_function_get_table_structure(...given),
      },
      limits: noLimits,
      isShort,
    },
    close: async () => {
      await (await opening)?.close();
      await notices?.end();
    },
  };
}
