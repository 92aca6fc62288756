import { expect, test } from 'vitest';
import { call, goodPassword, makeUser } from '#server/testing/accounts.ts';
import { callFunction } from '#server/testing/call-function.ts';
import { openedLimited, openedApp } from '#server/testing/opened.ts';
import { operatorClient } from '#server/testing/operator.ts';
import { bearerIn, anotherBrowser, headersOf, someoneSignedIn, startSession } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();

const noted = async (userId: string, action: string): Promise<number> =>
  (
    await database.sql`
      select from auth.audit_log_entries where payload ->> 'actor_id' = ${userId} and payload ->> 'action' = ${action}`
  ).count;

test('one account does not fill the table, whatever it repeats, and is refused nothing', async () => {
  const { id, bearer } = await someoneSignedIn(app, database, 'busy@example.org');
  const repeat = async (method: string, path: string, body?: unknown): Promise<Set<number>> =>
    new Set(
      await Promise.all(
        Array.from({ length: 45 }, async () => (await call(app, method, path, { bearer, body })).status),
      ),
    );
  expect(await repeat('POST', '/logout?scope=others')).toEqual(new Set([204]));
  expect(await repeat('PUT', '/user', { data: { a: 1 } })).toEqual(new Set([200]));
  for (const action of ['logout', 'user_modified']) {
    // Calls at the same moment do not see each other's entries.
    expect(await noted(id, action)).toBeGreaterThanOrEqual(30);
    expect(await noted(id, action)).toBeLessThan(45);
    const before = await noted(id, action);
    await call(app, 'POST', '/logout?scope=others', { bearer });
    await call(app, 'PUT', '/user', { bearer, body: { data: { a: 2 } } });
    expect(await noted(id, action)).toBe(before);
  }
  // Another account, another thing and another hour are noted.
  const other = await someoneSignedIn(app, database, 'calm@example.org');
  await call(app, 'POST', '/logout?scope=others', { bearer: other.bearer });
  expect(await noted(other.id, 'logout')).toBe(1);
  await database.sql`update auth.audit_log_entries set created_at = created_at - interval '1 hour'`;
  const before = await noted(id, 'logout');
  await call(app, 'POST', '/logout?scope=others', { bearer });
  expect(await noted(id, 'logout')).toBe(before + 1);
});

test('signing out is limited by session, so a stolen one does not keep the owner from it', async () => {
  const limited = await openedLimited(database);
  const thief = await someoneSignedIn(limited, database, 'robbed@example.org');
  const owner = await bearerIn(await anotherBrowser(limited, database, thief.id));
  const signOut = async (bearer: string, scope: string): Promise<number> =>
    (await call(limited, 'POST', `/logout?scope=${scope}`, { bearer })).status;
  const statuses: number[] = [];
  // "others" would end the owner's session: a thief who only wants to be a nuisance sends what changes nothing.
  for (let at = 0; at < 31; at += 1) statuses.push(await signOut(thief.bearer, 'nonsense'));
  expect(statuses).toEqual([...Array<number>(30).fill(400), 429]);
  expect(await signOut(owner, 'global')).toBe(204);
  expect((await call(limited, 'GET', '/user', { bearer: thief.bearer })).status).toBe(403);
});

/** Writes what somebody may have done in years, all at once. */
async function fill(userId: string, count: number): Promise<void> {
  const payload = { action: 'logout', actor_id: userId, traits: { scope: 'others' } };
  await database.sql.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await sql`insert into auth.audit_log_entries (payload) select ${sql.json(payload)} from generate_series(1, ${count}::int)`;
  });
}

const left = async (): Promise<Record<string, unknown>[]> => database.sql`
  select payload ->> 'action' as action, count(*)::int as count, count(payload ->> 'actor_id')::int as named
  from auth.audit_log_entries group by 1 order by 1`;

test.each([
  ['the owner', 100_000],
  ['an operator', 1500],
  ['an operator, keeping the id', 1500],
] as const)('an account is shown and deleted by %s, also with %i entries', async (who, entries) => {
  await database.sql`delete from auth.audit_log_entries`;
  const { id } = await makeUser(database, { email: 'abuser@example.org' });
  await database.sql`
      insert into auth.audit_log_entries (payload, created_at)
      values (${database.sql.json({ action: 'role_granted', actor_id: null, traits: { user_id: id, role: 'admin' } })}, now() - interval '80 days')`;
  await fill(id, entries);
  const { access_token: bearer } = await startSession(app, database, id);
  const ask = (name: string) =>
    callFunction<{ history: unknown[]; notes: { en: string[] } }>(app, { headers: headersOf(bearer) }, 'POST', name, {
      password: goodPassword,
    });
  const [, data] = await ask('account-data');
  expect(data.history).toHaveLength(1000);
  expect(data.notes.en.join(' ')).toContain('the newest 1000 entries');
  const done =
    who === 'the owner'
      ? (await ask('delete-account'))[0]
      : ((await operatorClient(app).deleteUser(id, who !== 'an operator')).error?.status ?? 200);
  expect(done).toBe(200);
  expect((await database.sql`select from auth.users where email = 'abuser@example.org'`).count).toBe(0);
  // What was done stays countable, without saying by whom, and that a role was given stays whatever else was done.
  const counts = Object.fromEntries((await left()).map(({ action, ...rest }) => [action, rest]));
  expect(counts).toMatchObject({
    role_granted: { count: 1 },
    user_deleted: { count: 1, named: 0 },
    logout: { named: 0 },
  });
  const [naming] = await database.sql<{ count: number }[]>`
      select count(*)::int as count from auth.audit_log_entries where position(${id} in payload::text) > 0`;
  expect(naming?.count).toBe(0);
});
