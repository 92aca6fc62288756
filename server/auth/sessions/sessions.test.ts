import { describe, expect, test, vi } from 'vitest';
import { browserClient, call, storageIn } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { addApp } from '#server/testing/second-factor.ts';
import { bearerIn, newMember, startSession } from '#server/testing/sessions.ts';
import type { SessionJson } from './sessions.ts';

const { database, app } = await openedApp();

const userWith = async (session: SessionJson): Promise<number> =>
  (await call(app, 'GET', '/user', { bearer: session.access_token })).status;

async function isEnded(session: SessionJson): Promise<boolean> {
  const body = { refresh_token: session.refresh_token };
  const refreshed = await call(app, 'POST', '/token?grant_type=refresh_token', { body });
  const [read, renewed] = [await userWith(session), refreshed.status];
  if (read === 403 && renewed === 400) return true;
  if (read === 200 && renewed === 200) return false;
  throw new Error(`Half ended: ${read}, ${renewed}`);
}

test('AUTH-12 a session has both tokens, its end, its type and the user with identities and factors', async () => {
  const { sql } = database;
  const { userId } = await newMember(app, database);
  await sql`insert into auth.mfa_factors (user_id, factor_type, status, friendly_name) values (${userId}, 'totp', 'verified', 'phone')`;
  const session = await startSession(app, database, userId);
  const client = browserClient(app);
  const set = await client.setSession(session);
  expect(set.error).toBeNull();
  expect(set.data.session).toMatchObject({
    access_token: expect.stringMatching(/^ey/u),
    refresh_token: expect.any(String),
    expires_at: expect.any(Number),
    token_type: 'bearer',
    user: {
      id: userId,
      role: 'authenticated',
      identities: [{ provider: 'email', user_id: userId }],
      factors: [{ factor_type: 'totp', status: 'verified', friendly_name: 'phone' }],
    },
  });
  const { expires_at: expiresAt, expires_in: expiresIn } = session;
  expect(Math.abs(expiresAt - expiresIn - Date.now() / 1000)).toBeLessThan(60);
  const { data } = await client.getClaims();
  expect(data?.claims).toMatchObject({ sub: userId, exp: expiresAt, session_id: expect.any(String), aal: 'aal1' });
});

test('AUTH-12 whose refresh goes on with how they signed in', async () => {
  const first = await newMember(app, database);
  const client = browserClient(app);
  await client.setSession(first);
  const { data, error } = await client.refreshSession();
  expect(error).toBeNull();
  expect(Object.keys(data.session ?? {}).toSorted()).toEqual(
    ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'].toSorted(),
  );
  const before = (await client.getClaims(first.access_token)).data?.claims;
  const after = (await client.getClaims()).data?.claims;
  expect(after).toMatchObject({ session_id: before?.session_id, amr: [{ method: 'password' }] });
});

describe('AUTH-03 signing out', () => {
  const three = async (): Promise<{ userId: string; here: SessionJson; phone: SessionJson; library: SessionJson }> => {
    const member = await newMember(app, database);
    const { userId } = member;
    return {
      userId,
      here: member,
      phone: await startSession(app, database, userId),
      library: await startSession(app, database, userId),
    };
  };

  test.each([
    ['global', [true, true, true]],
    ['local', [true, false, false]],
    ['others', [false, true, true]],
  ] as const)('with scope %s ends these sessions at once: %j', async (scope, ended) => {
    const { userId, here, phone, library } = await three();
    const stranger = await newMember(app, database);
    const client = browserClient(app);
    await client.setSession(here);
    expect((await client.signOut({ scope })).error).toBeNull();
    expect((await client.getSession()).data.session === null).toBe(scope !== 'others');
    expect(await Promise.all([here, phone, library].map(isEnded))).toEqual(ended);
    expect(await isEnded(stranger)).toBe(false);
    const noted = await database.sql<{ scope: string }[]>`
      select payload -> 'traits' ->> 'scope' as scope from auth.audit_log_entries
      where payload ->> 'action' = 'logout' and payload ->> 'actor_id' = ${userId}`;
    expect(noted).toEqual([{ scope }]);
  });

  test('who has not shown the second factor ends their own session and nobody else’s', async () => {
    const here = await newMember(app, database);
    const client = browserClient(app);
    await client.setSession(here);
    await addApp(client);
    const owner = await bearerIn(client);
    const thief = await startSession(app, database, here.userId);
    const answerTo = async (scope: string): Promise<unknown[]> => {
      const answer = await call(app, 'POST', `/logout?scope=${scope}`, { bearer: thief.access_token });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await answerTo('others')).toEqual([403, 'insufficient_aal']);
    expect(await isEnded(thief)).toBe(false);
    expect(await answerTo('global')).toEqual([403, 'insufficient_aal']);
    expect(await isEnded(thief)).toBe(true);
    expect((await call(app, 'GET', '/user', { bearer: owner })).status).toBe(200);
    // The client forgets its session at that answer, as it does when all have ended.
    const other = browserClient(app);
    await other.setSession(await startSession(app, database, here.userId));
    expect((await other.signOut()).error).toBeNull();
    expect((await other.getSession()).data.session).toBeNull();
  });

  test('without a scope ends all, with 204 and no body; an unknown scope ends none', async () => {
    const { here, phone, library } = await three();
    const bearer = here.access_token;
    const refused = await call(app, 'POST', '/logout?scope=everything', { bearer });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      code: 'validation_failed',
      message: 'Unsupported logout scope "everything"',
    });
    expect(await isEnded(library)).toBe(false);
    const response = await call(app, 'POST', '/logout', { bearer });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await Promise.all([here, phone].map(isEnded))).toEqual([true, true]);
    expect((await call(app, 'POST', '/logout', { bearer })).status).toBe(403);
    expect((await call(app, 'POST', '/logout')).status).toBe(401);
  });
});

test('AUTH-10 the client sends its access token as bearer as soon as it has one, and none before', async () => {
  const member = await newMember(app, database);
  const sent: [string, string | null][] = [];
  const client = browserClient(app, {
    fetch: (input, init) => {
      const request = new Request(input, init);
      sent.push([`${request.method} ${new URL(request.url).pathname}`, request.headers.get('authorization')]);
      return fetch(request);
    },
  });
  await client.resetPasswordForEmail('nobody@example.org');
  await client.refreshSession({ refresh_token: member.refresh_token });
  const { data } = await client.getSession();
  const bearer = `Bearer ${data.session?.access_token}`;
  await client.getUser();
  await client.updateUser({ data: { name: 'Ada' } });
  await client.signOut();
  await client.getUser();
  expect(sent).toEqual([
    ['POST /auth/v1/recover', null],
    ['POST /auth/v1/token', null],
    ['GET /auth/v1/user', bearer],
    ['PUT /auth/v1/user', bearer],
    ['POST /auth/v1/logout', bearer],
  ]);
});

test('AUTH-02 a session is read from the storage, without asking the server, and signing out empties it for all tabs', async () => {
  const member = await newMember(app, database);
  const kept = new Map<string, string>();
  const storage = storageIn(kept);
  const one = browserClient(app, { storage });
  await one.setSession(member);
  expect([...kept.keys()]).toEqual(['ecosystem-auth']);
  const asked = vi.fn<typeof fetch>(fetch);
  const other = browserClient(app, { storage, fetch: asked });
  expect((await other.getSession()).data.session?.access_token).toBe(member.access_token);
  expect(asked).not.toHaveBeenCalled();
  await one.signOut();
  expect([...kept.keys()]).toEqual([]);
  expect((await other.getSession()).data.session).toBeNull();
});
