import { FunctionsClient } from '@supabase/functions-js';
import { describe, expect, test } from 'vitest';
import { audit } from '#server/auth/audit.ts';
import { unlimited } from '#server/limits.ts';
import { call, goodPassword, makeUser, mailsTo } from '#server/testing/accounts.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import { addApp, codeOf } from '#server/testing/second-factor.ts';
import {
  bearerIn,
  giveSecondStep,
  letSessionsGrowOld,
  someoneSignedIn,
  startSession,
} from '#server/testing/sessions.ts';
import { type TestApp, testKeys } from '#server/testing/test-app.ts';

const forgotten: string[] = [];
const { database, app } = await openedApp(
  {},
  { forgetMailFiles: async (addresses) => void forgotten.push(...addresses) },
);

/** Somebody with an account, signed in. */
const signedIn = (email: string) => someoneSignedIn(app, database, email);

type Answer = { status: number; body: Record<string, unknown> };

/** Calls a function as the browser does. */
async function invoke(
  name: 'account-data' | 'delete-account',
  { bearer }: { bearer?: string },
  body: object = {},
  { on = app, headers = {} }: { on?: TestApp; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const client = new FunctionsClient(`${on.url}/functions/v1`, {
    headers: { apikey: testKeys.publishableKey, authorization: `Bearer ${bearer ?? testKeys.publishableKey}` },
  });
  const { data, error, response } = await client.invoke(name, { body, headers });
  const answered = error === null ? (data as object) : ((await response?.json()) as object);
  return { status: response?.status ?? 0, body: { ...answered } };
}

async function isThere({ id }: { id: string }): Promise<boolean> {
  return (await database.sql`select from auth.users where id = ${id}`).length === 1;
}

describe('account-data', () => {
  test('hands out everything about the account, and no secret', async () => {
    const ada = await signedIn('ada@example.org');
    await signedIn('bob@example.org');
    await database.sql`
      update auth.users set raw_user_meta_data = '{"full_name": "Ada"}',
        raw_app_meta_data = raw_app_meta_data || '{"role": "team"}' where id = ${ada.id}`;
    await audit(database.sql, { action: 'login', actorId: ada.id });
    await call(app, 'GET', '/reauthenticate', { bearer: ada.bearer });
    const [mail] = await mailsTo(database, ada.email);
    const { status, body } = await invoke('account-data', ada);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: {
        id: ada.id,
        email: ada.email,
        user_metadata: { full_name: 'Ada' },
        identities: [{ provider: 'email', identity_data: { email: ada.email } }],
      },
      role: 'team',
      has_password: true,
      sessions: [
        {
          created_at: expect.any(String),
          user_agent: expect.any(String),
          level: 'aal1',
          is_this_one: true,
          signed_in_with: [{ method: 'password', at: expect.any(String) }],
        },
      ],
      codes_under_way: [{ purpose: 'reauthentication_token', mailed_to: ada.email }],
      mails_under_way: [{ subject: mail?.subject }],
      history: expect.arrayContaining([
        expect.objectContaining({ action: 'login', by: 'you' }),
        expect.objectContaining({ action: 'user_reauthenticate_requested', by: 'you' }),
      ]),
      notes: { en: expect.any(Array), de: expect.any(Array) },
    });
    const text = JSON.stringify(body);
    expect(text).toContain('don’t belong to an account');
    const [secrets] = await database.sql<{ password: string; tokens: string[]; code: string }[]>`
      select encrypted_password as password, (select code_hash from auth.one_time_tokens where user_id = users.id) as code,
             array(select token from auth.refresh_tokens where user_id = ${ada.id}) as tokens
      from auth.users where id = ${ada.id}`;
    for (const secret of [secrets?.password, secrets?.code, ...(secrets?.tokens ?? []), mail?.code, 'bob@example.org'])
      expect(text).not.toContain(secret ?? 'nothing');
    expect(secrets?.tokens).toHaveLength(1);
    expect(mail?.code).toBeDefined();
    const again = await invoke('account-data', ada);
    expect(again.body.history).toContainEqual(expect.objectContaining({ action: 'data_exported', by: 'you' }));
  });

  test('SEC-01 is for the owner only, with a second step where there is one', async () => {
    const carl = await signedIn('carl@example.org');
    expect(await invoke('account-data', {})).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    const broken = { bearer: `${carl.bearer.slice(0, -4)}AAAA` };
    expect(await invoke('account-data', broken)).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    // Nothing in the body says whose account it is.
    const other = await makeUser(database, { email: 'other@example.org' });
    const { body } = await invoke('account-data', carl, { id: other.id, user_id: other.id, email: other.email });
    expect(body.account).toMatchObject({ id: carl.id });
    expect(JSON.stringify(body)).not.toContain(other.id);

    await giveSecondStep(database, carl.id);
    const refused = await invoke('account-data', carl, {}, { headers: { 'accept-language': 'de' } });
    expect(refused).toEqual({
      status: 403,
      body: {
        error: 'second_step_needed',
        message: 'Dafür ist zuerst der zweite Schritt deines Kontos nötig.',
      },
    });
    await database.sql`update auth.sessions set aal = 'aal2' where user_id = ${carl.id}`;
    // A token that was made before the second step does not count either.
    expect((await invoke('account-data', carl)).status).toBe(403);
  });

  test('answers other ways to call it in JSON', async () => {
    const response = await fetch(`${app.url}/functions/v1/account-data`);
    expect([response.status, await response.json()]).toMatchObject([405, { error: 'wrong_method' }]);
  });

  test('says in plain words that the database is away', async () => {
    const { bearer } = await signedIn('away@example.org');
    const away = database.connect({ connections: 1, statementTimeoutMs: 1000, purpose: 'test' });
    const broken = await openedAppOn(database, {}, { sql: away });
    await away.end({ timeout: 1 });
    for (const name of ['account-data', 'delete-account'] as const)
      expect(await invoke(name, { bearer }, {}, { on: broken })).toMatchObject({
        status: 503,
        body: { error: 'account_unavailable', message: expect.stringContaining('in a few minutes') },
      });
  });

  test('is limited per account', async () => {
    const eve = await signedIn('eve@example.org');
    const asked: string[] = [];
    const limited = await openedAppOn(
      database,
      {},
      {
        makeLimiter: (name) =>
          name === 'auth ownDataAccount'
            ? { consume: async (key) => (asked.push(key), asked.length > 1 ? { ok: false, wait: 90 } : { ok: true }) }
            : unlimited,
      },
    );
    expect((await invoke('account-data', eve, {}, { on: limited })).status).toBe(200);
    const refused = await invoke('account-data', eve, {}, { on: limited });
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_often' } });
    expect(asked).toEqual([eve.id, eve.id]);
  });
});

describe('delete-account', () => {
  test('deletes everything in one step and tells the owner', async () => {
    const ada = await signedIn('gone@example.org');
    await startSession(app, database, ada.id);
    await database.sql`insert into auth.mfa_factors (user_id, factor_type) values (${ada.id}, 'totp')`;
    await database.sql`
      insert into auth.flow_state (user_id, provider_type, authentication_method) values (${ada.id}, 'github', 'oauth')`;
    await call(app, 'GET', '/reauthenticate', { bearer: ada.bearer });
    await call(app, 'POST', '/recover', { body: { email: ada.email } });
    await call(app, 'PUT', '/user', { bearer: ada.bearer, body: { email: 'gone-to@example.org' } });
    expect(await mailsTo(database, 'gone-to@example.org')).toHaveLength(1);
    const deleted = await invoke('delete-account', ada, { password: goodPassword });
    expect(deleted).toEqual({ status: 200, body: { deleted: true } });

    for (const table of ['sessions', 'identities', 'mfa_factors', 'one_time_tokens', 'flow_state', 'refresh_tokens'])
      expect([
        table,
        await database.sql`select from auth.${database.sql(table)} where user_id::text = ${ada.id}`,
      ]).toMatchObject([table, { length: 0 }]);
    expect(await isThere(ada)).toBe(false);
    const [noted] = await database.sql<{ naming: number; deletions: number }[]>`
      select count(*) filter (where payload::text like ${`%${ada.id}%`})::int as naming,
             count(*) filter (where payload ->> 'action' = 'user_deleted')::int as deletions
      from auth.audit_log_entries`;
    expect(noted).toEqual({ naming: 0, deletions: 1 });
    expect((await invoke('account-data', ada)).status).toBe(401);
    const mails = await mailsTo(database, ada.email);
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('is deleted'));
    expect(mails.filter(({ code }) => code !== undefined)).toEqual([]);
    expect(await mailsTo(database, 'gone-to@example.org')).toEqual([]);
    expect(forgotten).toEqual([ada.email, 'gone-to@example.org']);
    // The address is free again.
    await signedIn(ada.email);
  });

  test('an open session is not enough, however young; password or mailed code are', async () => {
    const bob = await signedIn('bob2@example.org');
    expect(await invoke('delete-account', bob)).toMatchObject({ status: 403, body: { error: 'proof_needed' } });
    await letSessionsGrowOld(database, bob.id);
    expect(await invoke('delete-account', bob)).toMatchObject({ status: 403, body: { error: 'proof_needed' } });
    const wrong = await invoke('delete-account', bob, { password: 'not my password' });
    expect(wrong).toMatchObject({ status: 403, body: { error: 'wrong_password' } });
    const wrongCode = await invoke('delete-account', bob, { nonce: '7K3M9QPDWX' });
    expect(wrongCode).toMatchObject({ status: 403, body: { error: 'wrong_code' } });
    expect(await isThere(bob)).toBe(true);
    expect(await invoke('delete-account', bob, { password: goodPassword })).toMatchObject({ status: 200 });
    expect(await isThere(bob)).toBe(false);

    const kim = await signedIn('kim@example.org');
    await letSessionsGrowOld(database, kim.id);
    await call(app, 'GET', '/reauthenticate', { bearer: kim.bearer });
    const [mail] = await mailsTo(database, kim.email);
    expect(await invoke('delete-account', kim, { nonce: mail?.code?.toLowerCase() })).toMatchObject({ status: 200 });
    expect(await isThere(kim)).toBe(false);
  });

  test('SEC-02 the code to delete an account ends after five wrong tries', async () => {
    const dora = await signedIn('dora@example.org');
    await letSessionsGrowOld(database, dora.id);
    await call(app, 'GET', '/reauthenticate', { bearer: dora.bearer });
    const [mail] = await mailsTo(database, dora.email);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await invoke('delete-account', dora, { nonce: '2222222222' })).body.error).toBe('wrong_code');
    expect((await invoke('delete-account', dora, { nonce: mail?.code })).body.error).toBe('wrong_code');
    expect(await isThere(dora)).toBe(true);
  });

  test('asks for the second step as well where there is one, and uses up no code before all is right', async () => {
    const { id, email, client } = await signedIn('two@example.org');
    const factor = await addApp(client);
    const { data: codes } = await client.mfa.recoveryCodes.generate();
    const bearer = await bearerIn(client);
    const ask = async (body: object): Promise<unknown> => (await invoke('delete-account', { bearer }, body)).body.error;
    const { sql } = database;
    const password = goodPassword;
    expect(await ask({ password })).toBe('second_code_needed');
    expect(await ask({ code: codeOf(factor.secret) })).toBe('proof_needed');
    expect(await ask({ password, code: '000000' })).toBe('wrong_second_code');
    expect(await ask({ password, code: 'ABCDE-FGHJK' })).toBe('wrong_second_code');
    // Seen over somebody's shoulder a moment ago: it counted when the app was connected.
    expect(await ask({ password, code: codeOf(factor.secret) })).toBe('wrong_second_code');
    await sql`update auth.mfa_factors set last_totp_step = null where id = ${factor.id}`;
    expect(await ask({ password: 'not my password', code: codeOf(factor.secret) })).toBe('wrong_password');
    await call(app, 'GET', '/reauthenticate', { bearer });
    const nonce = (await mailsTo(database, email)).find((mail) => mail.code !== undefined)?.code;
    expect(await ask({ nonce, code: '000000' })).toBe('wrong_second_code');
    const recoveryCode = codes?.codes[3]?.toLowerCase();
    expect(await ask({ nonce: '7K3M9QPDWX', code: recoveryCode })).toBe('wrong_code');
    expect((await sql`select from auth.users where id = ${id}`).count).toBe(1);
    expect(await ask({ nonce, code: recoveryCode })).toBeUndefined();
    expect((await sql`select from auth.users where id = ${id}`).count).toBe(0);
  });

  test('SEC-01 reaches nobody else, and not an account whose second step was not shown', async () => {
    const mallory = await signedIn('mallory@example.org');
    const victim = await signedIn('victim@example.org');
    await letSessionsGrowOld(database, victim.id);
    await call(app, 'GET', '/reauthenticate', { bearer: victim.bearer });
    const [mail] = await mailsTo(database, victim.email);
    // Nor does who only says that they move to the address of somebody else take away what is mailed there.
    const mover = await signedIn('mover@example.org');
    await call(app, 'PUT', '/user', { bearer: mover.bearer, body: { email: victim.email } });
    expect(await invoke('delete-account', mover, { password: goodPassword })).toMatchObject({ status: 200 });
    expect(await mailsTo(database, victim.email)).toContainEqual(mail);
    expect(forgotten).not.toContain(victim.email);
    // A code of somebody else proves nothing about this account.
    await letSessionsGrowOld(database, mallory.id);
    expect((await invoke('delete-account', mallory, { nonce: mail?.code })).body.error).toBe('wrong_code');
    await giveSecondStep(database, mallory.id);
    const withPassword = await invoke('delete-account', mallory, { password: goodPassword, id: victim.id });
    expect(withPassword).toMatchObject({ status: 403, body: { error: 'second_step_needed' } });
    expect(await invoke('delete-account', {}, { id: victim.id })).toMatchObject({ status: 401 });
    expect([await isThere(mallory), await isThere(victim)]).toEqual([true, true]);
  });

  test('two calls at once delete once, and a broken body deletes nothing', async () => {
    const gus = await signedIn('gus@example.org');
    for (const body of ['null', '[]', '{"password":5}', '{"nonce":{}}', '{'])
      expect([
        body,
        (
          await fetch(`${app.url}/functions/v1/delete-account`, {
            method: 'POST',
            headers: { authorization: `Bearer ${gus.bearer}`, 'content-type': 'application/json' },
            body,
          })
        ).status,
      ]).toEqual([body, 400]);
    expect(await isThere(gus)).toBe(true);
    const again = () => invoke('delete-account', gus, { password: goodPassword });
    const both = await Promise.all([again(), again()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const mails = await mailsTo(database, gus.email);
    expect(mails).toHaveLength(1);
  });
});
