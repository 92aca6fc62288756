import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { databaseName, owner } from '#server/postgres/prepare-owner.ts';
import {
  allAnswered,
  browserClient,
  call,
  goodPassword,
  mailsTo,
  makeUser,
  nextMail,
  type WaitingMail,
} from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openedAppOn, openedDatabase, openedPlace } from '#server/testing/opened.ts';
import { testApp, testKeys } from '#server/testing/test-app.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { storeRequest } from './account-request.ts';

const database = await openedDatabase(testPostgres);
let app = await testApp(database);
afterAll(() => app.stop());

async function ask(path: string, body: unknown): Promise<void> {
  expect([path, (await call(app, 'POST', path, { body })).status]).toEqual([path, 200]);
}

const signUp = async (email: string, password: string): Promise<void> => ask('/signup', { email, password });

async function confirm(email: string, code: string | undefined): Promise<string | undefined> {
  const { error } = await browserClient(app).verifyOtp({ email, token: code ?? '', type: 'email' });
  return error?.code;
}

const tokenIn = ({ link }: WaitingMail): string => link?.hash ?? '';

async function signsIn(email: string, password: string): Promise<string | undefined> {
  return (await browserClient(app).signInWithPassword({ email, password })).error?.code;
}

test('SEC-05 two sign-ups for one mailbox: nobody gets in with either password, and the first one’s data stays', async () => {
  const email = 'newcomer@example.org';
  await ask('/signup', { email, password: 'the owner’s quiet phrase', data: { name: 'Ada' } });
  const first = await nextMail(database, email);
  // A stranger signs up after the owner, and the owner confirms what came last, also when it was sent again.
  await ask('/signup', { email, password: 'the stranger’s loud phrase', data: { name: 'Eve' } });
  const second = await nextMail(database, email, 1);
  expect(second.subject).toBe(first.subject);
  expect([first.text.includes('no password yet'), second.text.includes('no password yet')]).toEqual([false, true]);
  await ask('/resend', { email, type: 'signup' });
  const third = await nextMail(database, email, 2);
  expect(third.text).toBe(
    second.text.replace(second.code ?? '', third.code ?? '').replace(tokenIn(second), tokenIn(third)),
  );
  expect((await database.sql`select from auth.users where email = ${email}`).count).toBe(1);
  expect(await confirm(email, first.code)).toBe('otp_expired');
  expect(await confirm(email, third.code)).toBeUndefined();
  const [row] =
    await database.sql`select encrypted_password, raw_user_meta_data from auth.users where email = ${email}`;
  expect(row).toEqual({ encrypted_password: null, raw_user_meta_data: { name: 'Ada' } });
  for (const password of ['the owner’s quiet phrase', 'the stranger’s loud phrase'])
    expect(await signsIn(email, password)).toBe('invalid_credentials');
});

test('SEC-05 a stranger’s sign-up before the owner’s, or after the owner asked for a code, brings no password', async () => {
  for (const [email, path] of [
    ['later@example.org', '/signup'],
    ['by-code@example.org', '/otp'],
  ] as const) {
    const stranger = { email, password: 'the stranger’s loud phrase', data: { name: 'Eve' } };
    const owner = { email, ...(path === '/signup' ? { password: 'the owner’s quiet phrase' } : {}) };
    const [before, after] = path === '/signup' ? [stranger, owner] : [owner, stranger];
    await ask(path, before);
    await nextMail(database, email);
    await ask('/signup', after);
    expect(await confirm(email, (await nextMail(database, email, 1)).code)).toBeUndefined();
    expect(await signsIn(email, stranger.password)).toBe('invalid_credentials');
  }
});

test('SEC-05 sign-ups that race a confirmation never leave a stranger’s password', async () => {
  for (let at = 0; at < 6; at += 1) {
    const email = `race${at}@example.org`;
    await signUp(email, 'the owner’s quiet phrase');
    const { code } = await nextMail(database, email);
    const [confirmed] = await Promise.all([
      confirm(email, code),
      ...Array.from({ length: 3 }, () => signUp(email, 'the stranger’s loud phrase')),
    ]);
    await allAnswered(database);
    const last = (await mailsTo(database, email)).findLast((mail) => mail.code !== undefined);
    if (confirmed !== undefined) await confirm(email, last?.code);
    expect(await signsIn(email, 'the stranger’s loud phrase')).toBe('invalid_credentials');
    expect(await signsIn(email, 'the owner’s quiet phrase')).toBe(confirmed && 'invalid_credentials');
  }
});

test('until it is confirmed an account has no password, and then that of its one sign-up', async () => {
  const email = 'ada@example.org';
  await signUp(email, goodPassword);
  const { code } = await nextMail(database, email);
  const [row] = await database.sql`select encrypted_password from auth.users where email = ${email}`;
  expect(row).toEqual({ encrypted_password: null });
  expect(await confirm(email, code)).toBeUndefined();
  expect(await signsIn(email, goodPassword)).toBeUndefined();
});

test('a code that confirms an account brings no password of a sign-up by somebody else', async () => {
  const email = 'victim@example.org';
  await signUp(email, 'chosen by an attacker');
  await nextMail(database, email);
  await ask('/otp', { email });
  const { subject, code } = await nextMail(database, email, 1);
  expect(subject).toBe('Confirm your address for Ecosystem');
  expect(await confirm(email, code)).toBeUndefined();
  expect(await signsIn(email, 'chosen by an attacker')).toBe('invalid_credentials');
});

test.each([
  ['an invitation', { invited_at: new Date() }],
  ['a role', { raw_app_meta_data: { role: 'team' } }],
] as const)('SEC-05 a sign-up slips neither password nor data into an account with %s', async (_what, row) => {
  const email = `${Object.keys(row)[0]}@example.org`;
  await database.sql`insert into auth.users ${database.sql({ email, ...row })}`;
  await ask('/signup', { email, password: 'chosen by an attacker', data: { name: 'Eve' } });
  const { subject, link, code } = await nextMail(database, email);
  expect(subject).toBe('You’re invited to Ecosystem');
  expect(link?.hash).toMatch(/&type=invite$/u);
  expect(await confirm(email, code)).toBeUndefined();
  expect(await signsIn(email, 'chosen by an attacker')).toBe('invalid_credentials');
  const [known] = await database.sql`select raw_user_meta_data as data from auth.users where email = ${email}`;
  expect(known).toEqual({ data: {} });
});

test('what is asked leads to the mail that fits, or to none', async () => {
  const known = await makeUser(database, { email: 'known@example.org' });
  const unconfirmed = 'unconfirmed@example.org';
  await signUp(unconfirmed, goodPassword);
  await nextMail(database, unconfirmed);
  const subjects = async (email: string): Promise<string[]> =>
    (await mailsTo(database, email)).map(
      ({ subject, link }) => `${subject} ${/type=\w+/u.exec(link?.hash ?? '')?.[0]}`,
    );
  for (const email of [known.email, unconfirmed, 'new@example.org', 'nobody@example.org'])
    for (const [path, body] of [
      ['/otp', { email, create_user: email === 'new@example.org' }],
      ['/recover', { email }],
      ['/resend', { email, type: 'signup' }],
      ['/resend', { email, type: 'email_change' }],
    ] as const) {
      await ask(path, body);
      await allAnswered(database);
    }
  expect(await subjects(known.email)).toEqual([
    'Your code to sign in to Ecosystem type=magiclink',
    'Set a new password for Ecosystem type=recovery',
  ]);
  const confirmation = 'Confirm your address for Ecosystem type=signup';
  const recovery = 'Set a new password for Ecosystem type=recovery';
  expect(await subjects(unconfirmed)).toEqual([confirmation, confirmation, recovery, confirmation]);
  expect(await subjects('new@example.org')).toEqual([confirmation, recovery, confirmation]);
  expect(await subjects('nobody@example.org')).toEqual([]);
  expect((await database.sql`select from auth.users where email = 'nobody@example.org'`).count).toBe(0);
});

test('a mail sent again keeps the password of the sign-up, also when the first one has ended long ago', async () => {
  const email = 'late@example.org';
  await signUp(email, goodPassword);
  await nextMail(database, email);
  await database.sql`update auth.one_time_tokens set expires_at = now() - interval '6 days' where relates_to = ${email}`;
  await ask('/resend', { email, type: 'signup' });
  expect(await confirm(email, (await nextMail(database, email, 1)).code)).toBeUndefined();
  expect(await signsIn(email, goodPassword)).toBeUndefined();
});

test('a change of address is asked for again at both mailboxes', async () => {
  const { id, email } = await makeUser(database, { email: 'old@example.org' });
  await database.sql`update auth.users set email_change = 'new-address@example.org' where id = ${id}`;
  await ask('/resend', { email, type: 'email_change' });
  expect((await nextMail(database, email)).link?.hash).toMatch(/type=email_change$/u);
  expect((await nextMail(database, 'new-address@example.org')).subject).toBe(
    'Use this address for an existing account for Ecosystem?',
  );
});

test('with a code challenge the token hangs on its flow, and the link knows where that began', async () => {
  const email = 'pkce@example.org';
  const client = browserClient(app, { flowType: 'pkce' });
  const emailRedirectTo = 'https://ecosystem.example.org/de/projects';
  await client.signUp({ email, password: goodPassword, options: { emailRedirectTo } });
  const { link } = await nextMail(database, email);
  const named = new URLSearchParams(link?.hash.slice(1));
  expect([...named.keys()]).toEqual(['token_hash', 'type', 'redirect_to']);
  expect(named.get('redirect_to')).toContain(emailRedirectTo);
  const [flow] = await database.sql`
    select f.provider_type, f.authentication_method, f.code_challenge_method, f.auth_code
    from auth.one_time_tokens t join auth.flow_state f on f.id = t.flow_state_id and f.user_id = t.user_id
    where t.relates_to = ${email}`;
  expect(flow).toEqual({
    provider_type: 'email',
    authentication_method: 'email/signup',
    code_challenge_method: 's256',
    auth_code: null,
  });
});

const newcomer = (email: string) => ({
  kind: 'otp' as const,
  email,
  locale: 'en' as const,
  redirectTo: '/',
  details: { newUser: { id: crypto.randomUUID(), identityId: crypto.randomUUID(), userMetadata: {} } },
});

/** Holds the outbox, so that an answer stops half-way. Out: lets go. */
async function holdOutbox(): Promise<() => Promise<void>> {
  const beside = database.connect({ connections: 1, statementTimeoutMs: 0, purpose: 'test' });
  const reserved = await beside.reserve();
  await reserved`begin`;
  await reserved`lock table app_private.mail_outbox in exclusive mode`;
  return async () => {
    await reserved`rollback`;
    reserved.release();
    await beside.end();
  };
}

const isHalfWay = async (): Promise<unknown> =>
  eventually(
    'an answer waits for the outbox',
    async () =>
      (
        await database.sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%mail_outbox%' and pid <> pg_backend_pid()`
      ).count > 0,
  );

test('several workers answer each request once, also when their connections are cut in between', async () => {
  const { sql } = database;
  for (let more = 0; more < 2; more += 1) await openedAppOn(database);
  const emails = Array.from({ length: 40 }, (_, i) => `many-${i}@example.org`);
  // Ten ask for one address: one account, ten mails.
  const all = [...emails, ...Array.from({ length: 10 }, () => 'popular@example.org')];
  await Promise.all(all.map(async (email) => storeRequest(sql, newcomer(email))));
  for (const half of [1, 2, 3]) {
    const letGo = await holdOutbox();
    app.auth.parts.onRequest();
    await isHalfWay();
    const cut = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%mail_outbox%'`;
    expect([half, cut.count > 0]).toEqual([half, true]);
    await letGo();
  }
  await eventually('all are answered', async () => {
    await sql`update auth.requests set next_attempt_at = now()`;
    app.auth.parts.onRequest();
    return (await sql`select from auth.requests`).count === 0;
  });
  for (const email of [...emails, 'popular@example.org'])
    expect([
      email,
      (await sql`select from auth.users where email = ${email}`).count,
      (await mailsTo(database, email)).length,
    ]).toEqual([email, 1, email === 'popular@example.org' ? 10 : 1]);
});

test('stopping waits for the answer that is being written', async () => {
  const other = await testApp(database);
  const letGo = await holdOutbox();
  await storeRequest(database.sql, newcomer('half-way@example.org'));
  await isHalfWay();
  const stopping = Promise.all([other.stop(), app.stop()]);
  expect(await Promise.race([stopping.then(() => 'stopped'), wait(300, 'waits')])).toBe('waits');
  await letGo();
  await stopping;
  expect(await mailsTo(database, 'half-way@example.org')).toHaveLength(1);
  app = await testApp(database);
});

test('kill -9 in the middle of an answer loses nothing and doubles nothing', async () => {
  await app.stop();
  const place = await openedPlace();
  const { embeddedPort, secrets } = database;
  const settings = {
    DATABASE_URL: `postgres://${owner}:${secrets.owner}@127.0.0.1:${embeddedPort}/${databaseName}`,
    JWT_SECRET: secrets.jwtSecret,
    BACKEND_SECRET_KEY: testKeys.secretKey,
  };
  const email = 'killed@example.org';
  const first = await startTestServer(place.path, settings);
  const letGo = await holdOutbox();
  const response = await call(first, 'POST', '/signup', { body: { email, password: goodPassword } });
  expect(response.status).toBe(200);
  await isHalfWay();
  await first.end('SIGKILL');
  await letGo();
  // Its transaction ends with its connection.
  await eventually('the request is there', async () => (await database.sql`select from auth.requests`).count === 1);
  expect((await database.sql`select from auth.users where email = ${email}`).count).toBe(0);
  app = await testApp(database);
  await allAnswered(database);
  expect((await database.sql`select from auth.users where email = ${email}`).count).toBe(1);
  expect(await mailsTo(database, email)).toHaveLength(1);
});

test('a request that fails waits longer each time and holds up no other', async () => {
  const { sql } = database;
  const broken = { ...newcomer('broken@example.org'), details: { newUser: { id: 'no id' } as never } };
  await storeRequest(sql, broken);
  await storeRequest(sql, newcomer('after@example.org'));
  app.auth.parts.onRequest();
  await nextMail(database, 'after@example.org');
  const waits: number[] = [];
  for (const attempts of [0, 1, 4, 20]) {
    await sql`update auth.requests set attempts = ${attempts}, next_attempt_at = now()`;
    app.auth.parts.onRequest();
    waits.push(
      await eventually('one more try', async () => {
        const [row] = await sql<{ wait: number }[]>`
          select round(extract(epoch from next_attempt_at - now()))::int as wait from auth.requests where attempts = ${attempts + 1}`;
        return row?.wait;
      }),
    );
  }
  expect(waits.map((wait, index) => Math.abs(wait - ([5, 10, 80, 3600][index] ?? 0)) <= 3)).toEqual(
    Array(4).fill(true),
  );
  expect(app.logged()).toContain('is tried again');
  expect(app.logged()).not.toContain('broken@example.org');
  await sql`delete from auth.requests`;
});
