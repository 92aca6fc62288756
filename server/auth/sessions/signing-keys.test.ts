import { createRemoteJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mailServerKey } from '#contract/mail-server.ts';
import { emlFiles } from '#server/mail/eml-files.ts';
import { mailWays, readMailServer } from '#server/mail/mail-ways.ts';
import { makeSeal } from '#server/seal.ts';
import { call } from '#server/testing/accounts.ts';
import { addMail } from '#server/testing/added-messages.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openedAppOn, openedDatabase, openedOutbox, openedPeer } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { newMember, startSession } from '#server/testing/sessions.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { signingKeys, type SigningKeys, WrongSecret } from './signing-keys.ts';

const database = await openedDatabase();
const seal = makeSeal(database.secrets.jwtSecret);
let app: TestApp;
beforeEach(async () => {
  await database.sql`truncate auth.signing_keys`;
  app = await testApp(database);
});
afterEach(async () => {
  vi.useRealTimers();
  await app.stop();
});

/** A process of its own: it shares nothing but the database. */
const anotherServer = (): SigningKeys => signingKeys(database.sql, seal);

async function published(): Promise<string[]> {
  const response = await fetch(`${app.url}/auth/v1/.well-known/jwks.json`);
  const { keys } = (await response.json()) as JSONWebKeySet;
  return keys.map(({ kid = '' }) => kid);
}

const age = (days: string): Promise<unknown> =>
  database.sql`update auth.signing_keys set created_at = created_at - ${days}::interval`;

const userWith = async (bearer: string): Promise<number> => (await call(app, 'GET', '/user', { bearer })).status;

test('several servers that start at once make one key and share it', async () => {
  await database.sql`truncate auth.signing_keys`;
  const ids = await Promise.all(Array.from({ length: 6 }, async () => (await anotherServer().current()).id));
  expect(new Set(ids).size).toBe(1);
  await app.auth.parts.keys.reload();
  expect(await published()).toEqual([ids[0]]);
});

test('anybody can check an access token with the published keys, as they would with jose', async () => {
  const { access_token: token, userId } = await newMember(app, database);
  const address = new URL(`${app.url}/auth/v1/.well-known/jwks.json`);
  const response = await fetch(address);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(JSON.stringify(await response.json())).not.toContain('"d"');
  const { payload, protectedHeader } = await jwtVerify(token, createRemoteJWKSet(address), {
    issuer: 'https://ecosystem.example.org/auth/v1',
    audience: 'authenticated',
  });
  expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: (await published())[0] });
  expect(payload).toMatchObject({ sub: userId, role: 'authenticated', aal: 'aal1' });
});

test('a month later the next key is published, then signs, and the old one vanishes when its tokens have ended', async () => {
  const { keys } = app.auth.parts;
  const member = await newMember(app, database);
  const [first = ''] = await published();
  await keys.rotate();
  await keys.reload();
  expect(await published()).toEqual([first]);

  await age('31 days');
  await Promise.all([keys.rotate(), anotherServer().rotate()]);
  await keys.reload();
  const [second = '', ...rest] = await published();
  expect(rest).toEqual([first]);
  expect(second).not.toBe(first);
  // Published, and not used so far: who keeps the published keys for a moment knows it in time.
  expect((await keys.current()).id).toBe(first);

  await age('6 minutes');
  await keys.reload();
  expect((await keys.current()).id).toBe(second);
  expect(await userWith(member.access_token)).toBe(200);
  expect(await userWith((await startSession(app, database, member.userId)).access_token)).toBe(200);

  await keys.rotate();
  await keys.reload();
  expect(await published()).toEqual([second, first]);
  await age('1 day');
  await keys.rotate();
  await keys.reload();
  expect(await published()).toEqual([second]);
  expect(await userWith(member.access_token)).toBe(403);
});

test('a key that another server has just made is found when a token names it', async () => {
  const { keys } = app.auth.parts;
  await newMember(app, database);
  await age('31 days');
  const other = await openedAppOn(database);
  await other.auth.parts.keys.rotate();
  await age('6 minutes');
  await other.auth.parts.keys.reload();
  const { access_token: token } = await newMember(other, database);
  const { id } = await other.auth.parts.keys.current();
  expect((await keys.published()).keys.map(({ kid }) => kid)).not.toContain(id);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 });
  expect(await userWith(token)).toBe(200);
});

test('tokens that name keys nobody has do not make the server ask the database each time', async () => {
  const { access_token: token } = await newMember(app, database);
  const [, ...rest] = token.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'JWT', kid: 'nobody' })).toString('base64url');
  const { sql } = database;
  let looks = 0;
  const counting = new Proxy(sql, {
    apply: (target, self, parts: Parameters<typeof sql>) => {
      looks += 1;
      return Reflect.apply(target, self, parts) as unknown;
    },
  });
  const keys = signingKeys(counting, seal);
  await keys.current();
  const before = looks;
  for (let tried = 0; tried < 20; tried += 1)
    await expect(jwtVerify([header, ...rest].join('.'), keys.find)).rejects.toThrow('no applicable key');
  expect(looks).toBe(before);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 });
  await Promise.allSettled(Array.from({ length: 20 }, () => jwtVerify([header, ...rest].join('.'), keys.find)));
  expect(looks).toBe(before + 1);
});

test('signing inside many transactions at once does not wait for a connection that never comes free', async () => {
  const { keys } = app.auth.parts;
  await keys.reload();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
  const signed = await Promise.all(
    Array.from({ length: 30 }, () =>
      database.sql.begin(async (sql) => {
        await sql`select 1`;
        return (await keys.current()).id;
      }),
    ),
  );
  expect(new Set(signed).size).toBe(1);
});

test('a dump of the database shows no private key', async () => {
  const { id } = await anotherServer().current();
  const rows = await database.sql<{ id: string; publicJwk: object; privateJwk: string }[]>`
    select id, public_jwk as "publicJwk", private_jwk as "privateJwk" from auth.signing_keys`;
  const [row] = rows;
  const opened = JSON.parse(seal.open(row?.privateJwk ?? '')) as { d: string };
  expect(opened.d).toMatch(/^[\w-]{43}$/u);
  expect(JSON.stringify(rows)).not.toContain(opened.d);
  expect(Buffer.from(row?.privateJwk.slice(3) ?? '', 'base64url').includes(opened.d)).toBe(false);
  expect(row).toMatchObject({ id, publicJwk: { kty: 'EC', crv: 'P-256' } });
  expect(row?.publicJwk).not.toHaveProperty('d');
});

test('another JWT_SECRET is told in words', async () => {
  await anotherServer().current();
  const wrong = signingKeys(database.sql, makeSeal('another secret of at least 32 characters'));
  await expect(wrong.reload()).rejects.toThrow(WrongSecret);
  await expect(wrong.current()).rejects.toThrow('JWT_SECRET is not the one');
});

test('what is to be run where JWT_SECRET is lost leaves nothing that only the former one opens, and mails wait for the password of their server', async () => {
  const { sql } = database;
  const peer = await openedPeer({ account: { user: 'ada', password: 'a password' } });
  await anotherServer().current();
  const server = { host: '127.0.0.1', port: peer.port, user: 'ada', from: 'ada@example.org', to: ['ada@example.org'] };
  await sql`
    insert into app_private.setting_versions (key, value, sealed, created_at, counts_from)
    values (${mailServerKey}, ${sql.json(server)}, ${seal.close('a password')}, now(), now())`;
  await sql`update app_private.setting_versions set counts_from = now()`;
  const other = makeSeal('another secret of at least 32 characters');
  const words = await signingKeys(sql, other)
    .reload()
    .catch((error: Error) => error.message);
  await sql.unsafe(/"(delete [^"]+)"/u.exec(String(words))?.[1] ?? '');
  await signingKeys(sql, other).reload();
  const env = { smtpUrl: undefined, mailFrom: undefined, mailTo: undefined };
  const ways = mailWays({ sql, env, seal: other, files: emlFiles(database.folder) });
  onTestFinished(ways.close);
  await sql`truncate app_private.mail_outbox cascade`;
  await addMail(sql);
  await addMail(sql, { kind: 'reply', to_address: 'bo@example.org' });
  await openedOutbox({ database, wayNow: ways.now, log: keptLog() });
  const waiting = await eventually('both were tried', async () => {
    const mails = await sql<object[]>`
      select sent_at as "sentAt", bounced_at as "bouncedAt", last_error as error from app_private.mail_outbox
      where lease is null and attempts > 0`;
    return mails.length === 2 && [...mails];
  });
  const waits = { sentAt: null, bouncedAt: null, error: expect.stringContaining('EAUTH') };
  expect(waiting).toEqual([waits, waits]);
  expect(await readMailServer(sql)).toMatchObject({ value: server, sealed: null });
});
